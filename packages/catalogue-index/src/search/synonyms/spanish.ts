/** Spanish words and the English words of which they are synonyms; see `defaultSynonyms`. */
export const spanishSynonyms = `
smartphone = móvil = teléfono móvil = teléfono = celular
móvil = teléfono móvil = teléfono = celular => phone
laptop = portátil = ordenador portátil
ordenador => laptop
tablet = tableta
e-reader = libro electrónico = lector de libros electrónicos
headphones = auriculares = cascos
earbuds = auriculares = auriculares de botón
wireless = inalámbrico
noise cancelling = cancelación de ruido
speaker = altavoz = altavoces
watch = reloj = reloj inteligente
pulsera de actividad => watch = band
router = rúter
thermostat = termostato
consola = consola portátil = videoconsola => handheld
camera = cámara
action camera = cámara de acción
drone = dron
charger = cargador
cargador para portátil = cargador de portátil = cargador móvil => charger
cable = cable de carga
case = funda = funda móvil = carcasa
screen protector = protector de pantalla = cristal templado
power bank = batería externa = cargador portátil
battery = batería
batería de repuesto => battery
keyboard = teclado
mouse = ratón = ratones
disco duro = disco duro externo => storage = ssd
memory card = tarjeta de memoria
tool = herramienta
destornillador => tool = bits
spare part = repuesto = pieza de repuesto
screen = pantalla
refurbished = reacondicionado = segunda mano
gift card = tarjeta regalo = vale regalo = vale
garantía = seguro => cover
guide = guía
repair guide = guía de reparación
backup = copia de seguridad
game = juego = videojuego
rugged = resistente
foldable = plegable
kids = niños = infantil
clear = transparente
black = negro
white = blanco
blue = azul
green = verde
grey = gris
repair = reparación = reparar
cambiar = cambio = roto = rota => repair = replacement
water damage = daños por agua
`;
