/** Italian words and the English words of which they are synonyms; see `defaultSynonyms`. */
export const italianSynonyms = `
smartphone = cellulare = telefono = telefonino
cellulare = telefono => phone
laptop = portatile = computer portatile
e-reader = lettore ebook = lettore di ebook
headphones = cuffie = cuffia
earbuds = auricolari
wireless = senza fili
noise cancelling = cancellazione del rumore
speaker = altoparlante = cassa = casse = cassa bluetooth = casse bluetooth
watch = orologio = smartwatch
thermostat = termostato
console portatile = console => handheld
camera = fotocamera
drone = drone = droni
charger = caricabatterie = caricatore = alimentatore
caricatore cellulare = caricabatterie cellulare = alimentatore notebook => charger
cable = cavo = cavi = cavo di ricarica
case = custodia = cover cellulare
screen protector = pellicola = pellicola protettiva = vetro temperato = protezione schermo
power bank = batteria esterna = caricatore portatile
battery = batteria
keyboard = tastiera
mouse
disco esterno = hard disk = hard disk esterno => storage = ssd
memory card = scheda di memoria
tool = attrezzo = attrezzi = utensile
cacciavite = giravite => tool = bits
spare part = ricambio = pezzo di ricambio
screen = schermo
refurbished = ricondizionato = usato
gift card = buono regalo = carta regalo
garanzia = assicurazione => cover
repair guide = guida alla riparazione
game = gioco = videogioco
foldable = pieghevole
kids = bambini = bambino
clear = trasparente
black = nero
white = bianco
green = verde
grey = grigio
repair = riparazione = riparare
sostituzione = sostituire = cambiare = rotto => repair = replacement
`;
