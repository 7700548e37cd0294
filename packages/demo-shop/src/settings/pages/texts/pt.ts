import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in Brazilian Portuguese. */
export const portuguesePages: readonly PageRecord[] = [
  {
    uri: "/pt-br/aviso-legal",
    title: "Aviso legal",
    content: `<p>{title} é a loja de demonstração do programa de mesmo nome. Ela mostra como funciona uma loja de eletrônicos com assistência técnica. Não é uma empresa: aqui nada é vendido, enviado ou cobrado, e nenhum contrato é firmado.</p>
<h2>Endereço</h2>
<p>{title}<br>{street}<br>{city}, Alemanha</p>
<h2>Contato</h2>
<ul><li>Telefone: {phone}</li><li>E-mail: <a href="mailto:{email}">{email}</a></li><li><a href="/pt-br/contact">Horários e chat</a></li></ul>
<h2>Textos e imagens</h2>
<p>Produtos, opiniões e pessoas são inventados, e as imagens foram geradas por computador. A loja que usar este programa substitui esta página pelo próprio aviso legal, com razão social, número de registro e identificação fiscal.</p>`,
  },
  {
    uri: "/pt-br/privacidade",
    title: "Política de privacidade",
    content: `<p>Esta página diz quais dados seus a {title} guarda, para quê e por quanto tempo. Em caso de dúvida, escreva para <a href="mailto:{email}">{email}</a>.</p>
<h2>Quando você navega</h2>
<p>As páginas vêm do nosso próprio servidor, assim como fontes, scripts e imagens. Nenhuma outra empresa é consultada; não há publicidade nem rastreamento. Um mapa só é carregado do fornecedor quando você o abre.</p>
<h2>Cookies e armazenamento do navegador</h2>
<ul><li>Os cookies guardam seu carrinho (48 horas), seu acesso (2 dias, ou 14 se você escolher continuar conectado), os pedidos feitos como visitante (30 dias) e seu idioma.</li><li>O navegador também lembra carrinho, lista de desejos, comparação, buscas e produtos vistos. Essas listas ficam no seu aparelho até você apagá-las.</li></ul>
<p>Tudo isso é necessário para o que você pede; por isso não pedimos consentimento.</p>
<h2>Quando você faz um pedido ou agenda um conserto</h2>
<p>Usamos nome, endereço, e-mail e telefone para atender o pedido e os guardamos com ele. Se você paga com cartão, o provedor de pagamentos Stripe recebe os dados diretamente; nunca vemos o número.</p>
<h2>Seus direitos</h2>
<p>Você pode saber o que guardamos, pedir correção ou exclusão, receber uma cópia e reclamar a uma autoridade de proteção de dados. Seus endereços você mesmo altera na <a href="/pt-br/my-account">sua conta</a>.</p>`,
  },
  {
    uri: "/pt-br/termos",
    title: "Termos e condições",
    content: `<p>{title} é uma demonstração. Os termos abaixo mostram como uma loja assim venderia; os pedidos feitos aqui não obrigam ninguém.</p>
<h2>Contrato</h2>
<p>Os produtos destas páginas são um convite para comprar. Você faz o pedido com o botão da última etapa, onde ainda pode conferir e mudar tudo. Um e-mail confirma que o pedido chegou; o contrato é firmado quando enviamos os itens ou começamos o conserto.</p>
<h2>Preços e pagamento</h2>
<p>Os preços estão em euros. O que se acrescenta pela entrega aparece no carrinho antes do pedido e na página <a href="/pt-br/entrega-e-pagamento">Entrega e pagamento</a>.</p>
<h2>Entrega e propriedade</h2>
<p>Entregamos no endereço informado ou no balcão. Os itens são nossos até serem pagos.</p>
<h2>Consertos</h2>
<p>Um conserto é contratado pelo preço mostrado. Se um aparelho precisar de mais, perguntamos antes e não fazemos nada até você responder.</p>
<h2>Se algo estiver errado</h2>
<p>Valem seus direitos legais em caso de defeito, veja <a href="/pt-br/garantia">Garantia</a>. Como desistir de uma compra está na página <a href="/pt-br/arrependimento">Direito de arrependimento</a>.</p>
<h2>Lei aplicável</h2>
<p>Aplica-se a lei alemã. Consumidores mantêm a proteção da lei do país em que vivem.</p>`,
  },
  {
    uri: "/pt-br/entrega-e-pagamento",
    title: "Entrega e pagamento",
    content: `<p>O preço da entrega depende do destino. Os valores incluem o imposto alemão; o carrinho mostra o valor exato para seu endereço.</p>
<table><thead><tr><th scope="col">Destino</th><th scope="col">Entrega</th><th scope="col">Grátis a partir de</th></tr></thead><tbody><tr><td>Alemanha</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Resto da Europa</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>Todos os outros países</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>Impostos de importação fora da União Europeia são pagos por quem recebe. Você também pode retirar o pedido de graça no balcão: {street}, {city}.</p>
<h2>Pagamento</h2>
<ul><li>Transferência: enviamos os itens quando o dinheiro chega.</li><li>Cheque: do mesmo modo.</li><li>Na entrega: você paga ao entregador ou no balcão.</li><li>Cartão: oferecido ao finalizar a compra se a loja o tiver configurado, e cobrado no pedido.</li></ul>
<h2>Consertos pelo correio</h2>
<p>Ao agendar um conserto pelo correio você recebe uma etiqueta para imprimir. Devolvemos o aparelho ao endereço do agendamento.</p>`,
  },
  {
    uri: "/pt-br/arrependimento",
    title: "Direito de arrependimento",
    content: `<p>Como consumidor, você pode desistir da compra em até 14 dias sem dar motivo. O prazo começa no dia em que você, ou alguém que você indique, recebe os itens ou, se houver vários pacotes, o último deles.</p>
<h2>Como desistir</h2>
<p>Diga-nos de forma clara que desiste, por e-mail para <a href="mailto:{email}">{email}</a> ou por carta para {title}, {street}, {city}, Alemanha. Basta enviar antes do fim do prazo.</p>
<h2>O que acontece depois</h2>
<p>Devolvemos todos os pagamentos, inclusive a entrega mais barata que oferecemos, em até 14 dias e pelo meio com que você pagou. Podemos esperar até os itens voltarem ou você comprovar o envio. Envie-os em até 14 dias. Você só paga por perda de valor se usou os itens mais do que o necessário para examiná-los.</p>
<h2>Exceções</h2>
<p>O direito termina antes em um conserto concluído a seu pedido expresso e em um download iniciado com seu consentimento.</p>
<h2>Prazo maior</h2>
<p>Além da lei, aceitamos de graça por 30 dias a devolução de itens sem uso.</p>
<h2>Texto para usar</h2>
<blockquote>Pelo presente desisto da compra dos seguintes itens: … Pedidos em … / recebidos em … Número do pedido … Nome e endereço … Data …</blockquote>`,
  },
  {
    uri: "/pt-br/acessibilidade",
    title: "Acessibilidade",
    content: `<p>Todos devem poder comprar e consertar aqui. Nossa medida é a WCAG 2.2, nível AA.</p>
<h2>O que fazemos</h2>
<ul><li>Todas as páginas podem ser usadas só com o teclado, com foco visível e um link que leva ao conteúdo.</li><li>As cores têm contraste suficiente nos modos claro e escuro; nada é dito só pela cor.</li><li>Os textos podem ser ampliados e as páginas se adaptam a telas estreitas.</li><li>Os erros dos formulários são explicados ao lado do campo, e o que você digitou não se perde.</li><li>Quem prefere menos movimento não vê nenhum.</li><li>As páginas mais importantes também funcionam sem JavaScript.</li></ul>
<p>Cada parte destas páginas é verificada automaticamente a cada mudança.</p>
<h2>O que ainda falta</h2>
<ul><li>Os mapas e os campos dos cartões vêm de outros fornecedores; não podemos mudá-los. O endereço fica ao lado do mapa e há outras formas de pagamento.</li><li>Nem todas as páginas foram testadas com pessoas que usam tecnologia assistiva.</li></ul>
<h2>Conte para nós</h2>
<p>Se algo atrapalhar, escreva para <a href="mailto:{email}">{email}</a> ou ligue para {phone}. Também ajudamos com o pedido.</p>`,
  },
  {
    uri: "/pt-br/garantia",
    title: "Garantia",
    content: `<h2>Itens</h2>
<p>Segundo a lei alemã você tem dois anos: se algo tinha defeito quando você recebeu, consertamos ou trocamos de graça, com transporte incluído. Se não der certo, você pode pedir abatimento do preço ou devolver o item. No primeiro ano presume-se que o defeito existia desde o início.</p>
<h2>Consertos</h2>
<p>Para peças instaladas e nosso trabalho você tem 12 meses. Se o mesmo defeito voltar, consertamos de novo de graça.</p>
<h2>O que não está incluído</h2>
<p>Quedas, líquidos, desgaste e baterias que envelheceram normalmente. Mesmo assim olhamos o aparelho e dizemos o que é possível.</p>
<h2>O que fazer</h2>
<p>Venha ao balcão, {street}, {city}, ou escreva para <a href="mailto:{email}">{email}</a> com o número do pedido. Faça uma cópia dos seus dados antes de entregar um aparelho. A garantia de um fabricante, quando existe, vale também.</p>`,
  },
];
