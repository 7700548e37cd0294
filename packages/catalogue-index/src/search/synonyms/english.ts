/** Synonyms among English words; see `defaultSynonyms`. */
export const englishSynonyms = `
smartphone = mobile phone = cell phone = cellphone
smartphone = mobile phone => phone
phone = mobile => smartphone
laptop = notebook
computer = pc = portable computer => laptop
e-reader = ereader = ebook reader = e-book reader
headset = over-ear headphones => headphones
earbuds = earphones = in-ear headphones
in-ear => earbuds
wireless = bluetooth
portable speaker => wireless speaker
noise cancelling = noise cancellation = noise-cancelling
anc => noise cancelling
wired => cable = jack
speaker = loudspeaker
watch = smartwatch = smart watch
wristwatch = fitness tracker = activity tracker = fitness band => watch = band
router = wifi router
usb c => usb-c
usb a => usb-a
router => networking
wifi = wlan = mesh wifi => networking = router
game console = console = handheld console => handheld
cam => camera
charger = power adapter = wall charger = power supply
laptop charger = notebook charger = phone charger => charger
cable = cord
charging cable = charger cable => cable
case = phone case = phone cover
cover => case
screen protector = tempered glass
power bank = powerbank = portable charger = battery pack
mouse = mice
mechanical keyboard => keyboard
ssd = hard drive = hard disk = hdd = drive = external drive = external hard drive = external ssd => storage
web camera => webcam
phone battery = replacement battery => battery
screwdriver = tool kit = toolkit => tool = bits
spare part = replacement part
refurbished = renewed = used = pre-owned = second hand
gift card = voucher = gift voucher = gift certificate
warranty = extended warranty = insurance => cover
repair manual = repair instructions => repair guide
backup software => backup
video game = pc game => game
rugged = outdoor phone
foldable = folding
kids = children = child
left handed = left-handed => both hands
clear = transparent
broken = cracked = damaged = fix = fixing => repair
`;
