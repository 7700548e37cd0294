/** German words and the English words of which they are synonyms; see `defaultSynonyms`. */
export const germanSynonyms = `
smartphone = Handy = Mobiltelefon
Handy = Mobiltelefon => phone
Telefon => smartphone
laptop = Notebook
Computer = Rechner => laptop
e-reader = E-Book-Reader = eBook Reader
headphones = Kopfhörer
earbuds = Ohrhörer = In-Ear-Kopfhörer
wireless = kabellos = drahtlos = Funk
noise cancelling = Geräuschunterdrückung
wired = kabelgebunden
speaker = Lautsprecher = Box = Boxen
watch = Uhr = Uhren = Armbanduhr = Armbanduhren
Fitnessarmband = Fitnesstracker => watch = band
router = WLAN-Router
thermostat = Heizungsthermostat = Heizungsregler
Konsole = Spielekonsole = Spielkonsole => handheld
camera = Kamera
action camera = Actionkamera = Actioncam
drone = Drohne
charger = Ladegerät = Netzteil = Ladestecker
Handy Ladegerät = Laptop Ladegerät = Laptop Netzteil = Laptop-Ladegerät => charger
cable = Kabel = Ladekabel
case = Hülle = Handyhülle = Schutzhülle = Handytasche
screen protector = Displayschutz = Displayschutzfolie = Panzerglas = Schutzglas = Schutzfolie
power bank = Zusatzakku = externer Akku
battery = Akku = Batterie
Ersatzakku = Handyakku => battery
keyboard = Tastatur
mechanical = mechanisch
mouse = Maus = Mäuse
Festplatte = externe Festplatte => storage = ssd
memory card = Speicherkarte
tool = Werkzeug
Schraubendreher = Schraubenzieher => tool = bits
spare part = Ersatzteil
screen = Bildschirm = Display
refurbished = generalüberholt = gebraucht
gift card = Gutschein = Geschenkgutschein = Geschenkkarte
Garantie = Garantieverlängerung = Versicherung => cover
guide = Anleitung
repair guide = Reparaturanleitung
backup = Datensicherung = Sicherung
game = Spiel = Computerspiel
rugged = Outdoor = robust
foldable = faltbar = Klapp
kids = Kinder = Kind
clear = durchsichtig
black = schwarz
white = weiß
blue = blau
green = grün
grey = grau
silver = silbern
repair = Reparatur = reparieren
tauschen = Tausch = austauschen = Austausch = wechseln = Wechsel = kaputt = defekt => repair = replacement
water damage = Wasserschaden
`;
