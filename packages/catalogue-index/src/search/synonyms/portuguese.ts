/** Portuguese words and the English words of which they are synonyms; see `defaultSynonyms`. */
export const portugueseSynonyms = `
smartphone = celular = telefone = telefone celular
celular = telefone => phone
laptop = computador portátil = notebook = portáteis
computador => laptop
e-reader = leitor digital = leitor de e-books
headphones = fone de ouvido = fones de ouvido = fone
earbuds = fone de ouvido = fones de ouvido = fone
wireless = sem fio
noise cancelling = cancelamento de ruído
speaker = caixa de som = alto-falante
watch = relógio = relógio inteligente
router = roteador
videogame = console de jogos => handheld
camera = câmera
action camera = câmera de ação
charger = carregador
carregador de celular = carregador de notebook => charger
cable = cabo
case = capinha = capa = capa de celular
screen protector = película = película de vidro
power bank = bateria externa = carregador portátil
battery = bateria
keyboard = teclado
mouse
HD externo = disco rígido => storage = ssd
memory card = cartão de memória
tool = ferramenta
chave de fenda => tool = bits
spare part = peça de reposição
screen = tela
refurbished = recondicionado = seminovo
gift card = vale-presente = cartão presente
garantia = seguro => cover
repair guide = guia de reparo
game = jogo
foldable = dobrável
kids = crianças = infantil
black = preto
white = branco
grey = cinza
repair = conserto = reparo = consertar
troca = trocar = quebrado = quebrada => repair = replacement
`;
