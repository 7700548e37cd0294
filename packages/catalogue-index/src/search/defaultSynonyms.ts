/**
 * Default synonyms of an electronics shop in the six languages, in the format of `parseSynonyms`. A plural is listed if
 * it differs from the singular by more than the single letter that fuzzy search tolerates.
 */
export const defaultSynonyms = `
laptop = notebook = ordinateur portable = ordinateurs portables = portátil = portáteis = portatile = computer = ordinateur = ordenador = ordenadores = computador = computadores
smartphone = handy = mobile phone = téléphone = móvil = móviles = cellulare = celular = celulares
headphones = Kopfhörer = casque = écouteurs = auriculares = auricular = cuffie = fones de ouvido = fone de ouvido
earbuds = earphones = Ohrhörer = auricolari
speaker = Lautsprecher = enceinte = haut-parleur = altavoz = altavoces = altoparlante = alto-falante
charger = Ladegerät = Netzteil = chargeur = cargador = cargadores = caricabatterie = carregador = carregadores
power bank = powerbank = batterie externe = batteries externes = batería externa = baterías externas = batteria esterna = bateria externa = carregador portátil
cable = Kabel = Ladekabel = câble = cavo = cavi = cabo
keyboard = Tastatur = Tastaturen = clavier = teclado = tastiera
mouse = Maus = Mäuse = souris = ratón = ratones
camera = Kamera = appareil photo = appareils photo = cámara = fotocamera = câmera
watch = smartwatch = Uhr = Uhren = montre = montre connectée = reloj = relojes = reloj inteligente = orologio = relógio = relógio inteligente
screen = Bildschirm = écran = pantalla = schermo = tela
battery = Akku = batterie = batería = batteria = bateria
case = Hülle = Schutzhülle = Handyhülle = coque = étui = funda = custodia = capinha
screen protector = Displayschutz = Schutzglas = verre trempé = protector de pantalla = protezione schermo = película
memory card = Speicherkarte = carte mémoire = tarjeta de memoria = scheda di memoria = cartão de memória
spare part = Ersatzteil = pièce détachée = pièces détachées = repuesto = ricambio = ricambi = peça de reposição = peças de reposição
tool = Werkzeug = outil = herramienta = attrezzo = attrezzi = ferramenta
repair = Reparatur = Reparaturen = réparation = reparación = reparaciones = riparazione = conserto
wireless = kabellos = sans fil = inalámbrico = inalámbricos = senza fili = sem fio
tablet = tablette = tableta
television = TV = Fernseher = téléviseur = televisor = televisores = televisore
router = routeur = roteador = roteadores
`;
