/** What shoppers call the things of an electronics shop in the six languages, in the form of `parseSynonyms`. */
export const defaultSynonyms = `
laptop = notebook = ordinateur portable = portátil = portatile
smartphone = handy = mobile phone = téléphone = móvil = cellulare = celular
headphones = Kopfhörer = casque = écouteurs = auriculares = cuffie = fones de ouvido
earbuds = earphones = Ohrhörer = auricolari
speaker = Lautsprecher = enceinte = haut-parleur = altavoz = altoparlante = alto-falante
charger = Ladegerät = Netzteil = chargeur = cargador = caricabatterie = carregador
power bank = powerbank = batterie externe
cable = Kabel = câble = cavo = cabo
keyboard = Tastatur = clavier = teclado = tastiera
mouse = Maus = souris = ratón
camera = Kamera = appareil photo = cámara = fotocamera = câmera
watch = smartwatch = Uhr = montre = reloj = orologio = relógio
screen = Bildschirm = écran = pantalla = schermo = tela
battery = Akku = batterie = batería = batteria = bateria
case = Hülle = Schutzhülle = coque = étui = funda = custodia = capinha
tablet = tablette
television = TV = Fernseher = téléviseur = televisor = televisore
router = routeur = roteador
`;
