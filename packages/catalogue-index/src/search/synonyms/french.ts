/** French words and the English words of which they are synonyms; see `defaultSynonyms`. */
export const frenchSynonyms = `
smartphone = téléphone = téléphone portable = téléphone mobile
téléphone = téléphone portable = téléphone mobile => phone
laptop = ordinateur portable = pc portable
ordinateur => laptop
tablet = tablette
e-reader = liseuse
headphones = casque = casque audio
earbuds = écouteurs
wireless = sans fil
casque antibruit = casque à réduction de bruit => noise cancelling
speaker = enceinte = haut-parleur
watch = montre = montre connectée
bracelet connecté => watch = band
router = routeur = routeur wifi
console de jeu = console portable => handheld
camera = caméra = appareil photo
action camera = caméra d'action
charger = chargeur
chargeur ordinateur portable = chargeur téléphone = chargeur pc portable => charger
cable = câble = câble de charge
case = coque = étui = coque téléphone
screen protector = verre trempé = protection écran
power bank = batterie externe
battery = batterie
keyboard = clavier
mécanique = mechanical
mouse = souris
disque dur = disque dur externe = disque SSD => storage = ssd
memory card = carte mémoire
webcam = caméra web
tool = outil
tournevis => tool = bits
spare part = pièce détachée
screen = écran
refurbished = reconditionné = occasion
gift card = carte cadeau = bon cadeau = chèque cadeau
garantie = extension de garantie = assurance => cover
repair guide = guide de réparation
backup = sauvegarde = logiciel de sauvegarde
software = logiciel
game = jeu = jeu vidéo = jeux vidéo
gamer => gaming
foldable = pliable = pliant
kids = enfant
clear = transparent
black = noir
white = blanc
blue = bleu
green = vert
grey = gris
repair = réparation = réparer
changer = changement = remplacer = remplacement = cassé => repair = replacement
`;
