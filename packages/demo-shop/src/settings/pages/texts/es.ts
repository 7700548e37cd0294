import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in Spanish. */
export const spanishPages: readonly PageRecord[] = [
  {
    uri: "/es/aviso-legal",
    title: "Aviso legal",
    content: `<p>{title} es la tienda de demostración del programa del mismo nombre. Muestra cómo funciona una tienda de electrónica con servicio técnico. No es una empresa: aquí no se vende, envía ni cobra nada, y no se celebra ningún contrato.</p>
<h2>Dirección</h2>
<p>{title}<br>{street}<br>{city}, Alemania</p>
<h2>Contacto</h2>
<ul><li>Teléfono: {phone}</li><li>Correo electrónico: <a href="mailto:{email}">{email}</a></li><li><a href="/es/contact">Horario y chat</a></li></ul>
<h2>Textos e imágenes</h2>
<p>Los productos, las opiniones y las personas son inventados, y las imágenes se han generado por ordenador. La tienda que use este programa sustituirá esta página por su propio aviso legal, con su forma jurídica, número de registro y NIF.</p>`,
  },
  {
    uri: "/es/privacidad",
    title: "Política de privacidad",
    content: `<p>Esta página explica qué datos suyos guarda {title}, para qué y durante cuánto tiempo. Si tiene preguntas, escriba a <a href="mailto:{email}">{email}</a>.</p>
<h2>Cuando navega</h2>
<p>Las páginas las sirve nuestro propio servidor, igual que las fuentes, los programas y las imágenes. No se consulta a ninguna otra empresa, y no hay publicidad ni seguimiento. Un mapa solo se carga de su proveedor cuando usted lo abre.</p>
<h2>Cookies y almacenamiento del navegador</h2>
<ul><li>Las cookies llevan su carrito (48 horas), su sesión (2 días, o 14 si elige mantenerla), los pedidos que hizo como invitado (30 días) y su idioma.</li><li>Su navegador recuerda además el carrito, la lista de deseos, la comparación, las búsquedas y los productos vistos. Estas listas se quedan en su dispositivo hasta que las borre.</li></ul>
<p>Todo ello es necesario para lo que usted pide; por eso no solicitamos consentimiento.</p>
<h2>Cuando hace un pedido o reserva una reparación</h2>
<p>Usamos su nombre, dirección, correo electrónico y teléfono para atender el pedido y los conservamos con él. Si paga con tarjeta, el proveedor de pagos Stripe recibe los datos directamente; nosotros nunca vemos el número.</p>
<h2>Sus derechos</h2>
<p>Puede saber qué hemos guardado, pedir que se corrija o se borre, recibir una copia y reclamar ante una autoridad de protección de datos. Sus direcciones las cambia usted en <a href="/es/my-account">su cuenta</a>.</p>`,
  },
  {
    uri: "/es/condiciones",
    title: "Condiciones de venta",
    content: `<p>{title} es una demostración. Estas condiciones muestran cómo vendería una tienda así; los pedidos hechos aquí no obligan a nadie.</p>
<h2>Contrato</h2>
<p>Los productos de estas páginas son una invitación a hacer un pedido. Usted lo hace con el botón del último paso, donde todavía puede revisar y cambiar todo. Un correo electrónico le confirma que hemos recibido el pedido; el contrato se celebra cuando enviamos los artículos o empezamos la reparación.</p>
<h2>Precios y pago</h2>
<p>Los precios están en euros. Lo que se añade por el envío figura en el carrito antes de hacer el pedido y en la página <a href="/es/envio-y-pago">Envío y pago</a>.</p>
<h2>Entrega y propiedad</h2>
<p>Entregamos en la dirección que usted indique o en el mostrador. Los artículos son nuestros hasta que estén pagados.</p>
<h2>Reparaciones</h2>
<p>Una reparación se encarga por el precio indicado. Si un dispositivo necesita algo más, le preguntamos antes y no hacemos nada hasta que responda.</p>
<h2>Si algo no está bien</h2>
<p>Se aplican sus derechos legales en caso de defectos, véase <a href="/es/garantia">Garantía</a>. Cómo desistir de una compra se explica en la página <a href="/es/desistimiento">Derecho de desistimiento</a>.</p>
<h2>Ley aplicable</h2>
<p>Se aplica la ley alemana. Los consumidores conservan la protección de la ley del país en que viven.</p>`,
  },
  {
    uri: "/es/envio-y-pago",
    title: "Envío y pago",
    content: `<p>El precio del envío depende del destino. Los importes incluyen el IVA alemán; el carrito muestra el importe exacto para su dirección.</p>
<table><thead><tr><th scope="col">Destino</th><th scope="col">Envío</th><th scope="col">Gratis desde</th></tr></thead><tbody><tr><td>Alemania</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Resto de Europa</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>Los demás países</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>Los derechos de aduana fuera de la Unión Europea los paga el destinatario. También puede recoger su pedido gratis en el mostrador: {street}, {city}.</p>
<h2>Pago</h2>
<ul><li>Transferencia: enviamos los artículos cuando llega el dinero.</li><li>Cheque: igual.</li><li>Contra reembolso: paga al mensajero o en el mostrador.</li><li>Tarjeta: se ofrece al finalizar la compra si la tienda la ha activado, y se cobra al hacer el pedido.</li></ul>
<h2>Reparaciones por correo</h2>
<p>Cuando reserva una reparación por correo recibe una etiqueta para imprimir. Devolvemos el dispositivo a la dirección de su reserva.</p>`,
  },
  {
    uri: "/es/desistimiento",
    title: "Derecho de desistimiento",
    content: `<p>Como consumidor puede desistir de su compra en un plazo de 14 días sin dar explicaciones. El plazo empieza el día en que usted, o la persona que indique, recibe los artículos; si son varios paquetes, el último.</p>
<h2>Cómo desistir</h2>
<p>Comuníquenos de forma inequívoca que desiste: por correo electrónico a <a href="mailto:{email}">{email}</a> o por carta a {title}, {street}, {city}, Alemania. Basta con enviarlo antes de que termine el plazo.</p>
<h2>Qué ocurre después</h2>
<p>Devolvemos todos los pagos, incluido el envío más barato que ofrecemos, en un plazo de 14 días y por el mismo medio con que pagó. Podemos esperar hasta recibir los artículos o hasta que demuestre que los envió. Envíelos en un plazo de 14 días. Solo paga la pérdida de valor si los usó más de lo necesario para examinarlos.</p>
<h2>Excepciones</h2>
<p>El derecho termina antes en una reparación completada por deseo expreso suyo y en una descarga que empezó con su consentimiento.</p>
<h2>Plazo más largo</h2>
<p>Más allá de la ley, aceptamos gratis durante 30 días la devolución de artículos sin usar.</p>
<h2>Texto que puede usar</h2>
<blockquote>Por la presente desisto de la compra de los siguientes artículos: … Pedidos el … / recibidos el … Número de pedido … Nombre y dirección … Fecha …</blockquote>`,
  },
  {
    uri: "/es/accesibilidad",
    title: "Accesibilidad",
    content: `<p>Todas las personas deben poder comprar y reparar aquí. Nuestra medida es WCAG 2.2, nivel AA.</p>
<h2>Qué hacemos</h2>
<ul><li>Todas las páginas se manejan solo con el teclado, con un foco visible y un enlace que salta al contenido.</li><li>Los colores tienen suficiente contraste en claro y en oscuro; nada se indica solo con el color.</li><li>Los textos se pueden ampliar y las páginas se adaptan a pantallas estrechas.</li><li>Los errores de los formularios se explican con palabras junto al campo, y lo escrito no se pierde.</li><li>Quien prefiere menos movimiento no ve ninguno.</li><li>Las páginas más importantes funcionan también sin JavaScript.</li></ul>
<p>Cada parte de estas páginas se comprueba automáticamente en cada cambio.</p>
<h2>Qué falta todavía</h2>
<ul><li>Los mapas y los campos de las tarjetas son de otros proveedores y no podemos cambiarlos. La dirección figura junto al mapa y hay otras formas de pago.</li><li>No todas las páginas se han probado con personas que usan productos de apoyo.</li></ul>
<h2>Cuéntenoslo</h2>
<p>Si algo le dificulta el uso, escriba a <a href="mailto:{email}">{email}</a> o llame al {phone}. También le ayudamos con su pedido.</p>`,
  },
  {
    uri: "/es/garantia",
    title: "Garantía",
    content: `<h2>Artículos</h2>
<p>Según la ley alemana tiene dos años: si algo era defectuoso cuando lo recibió, lo reparamos o cambiamos gratis, transporte incluido. Si no es posible, puede pedir una rebaja o devolver el artículo. En el primer año se supone que el defecto existía desde el principio. Si la ley de su país le da más, vale esa.</p>
<h2>Reparaciones</h2>
<p>Para las piezas montadas y nuestro trabajo tiene 12 meses. Si vuelve el mismo defecto, lo reparamos otra vez gratis.</p>
<h2>Qué no está incluido</h2>
<p>Caídas, líquidos, desgaste y baterías que han envejecido como es normal. Aun así revisamos el dispositivo y le decimos qué se puede hacer.</p>
<h2>Qué hacer</h2>
<p>Venga al mostrador, {street}, {city}, o escriba a <a href="mailto:{email}">{email}</a> con su número de pedido. Haga una copia de sus datos antes de entregar un dispositivo. La garantía de un fabricante, si existe, se suma a esta.</p>`,
  },
];
