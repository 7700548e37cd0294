import type { PageRecord } from "../PageRecord.ts";

/** Pages of the shop in English. */
export const englishPages: readonly PageRecord[] = [
  {
    uri: "/imprint",
    title: "Imprint",
    content: `<p>{title} is the demonstration shop of the storefront of the same name. It shows how an electronics shop with a repair desk works. It is not a business: nothing is sold, sent or charged here, and no contract comes into being.</p>
<h2>Address</h2>
<p>{title}<br>{street}<br>{city}, Germany</p>
<h2>Contact</h2>
<ul><li>Phone: {phone}</li><li>E-mail: <a href="mailto:{email}">{email}</a></li><li><a href="/contact">Opening hours and chat</a></li></ul>
<h2>Texts and pictures</h2>
<p>Products, reviews and people are invented, and the pictures are rendered. A shop that uses this storefront replaces this page by its own imprint, with its legal form, register number and VAT number.</p>`,
  },
  {
    uri: "/privacy",
    title: "Privacy policy",
    content: `<p>This page says which data {title} keeps of you, what for, and for how long. Whoever has a question writes to <a href="mailto:{email}">{email}</a>.</p>
<h2>When you look around</h2>
<p>Pages are served by our own server. Fonts, scripts and pictures come from there, too; no other company is asked, and there is no advertising and no tracking. A map is loaded from its provider only when you open it.</p>
<h2>Cookies and your browser’s storage</h2>
<ul><li>Cookies carry your cart (48 hours), your log-in (2 days, or 14 if you choose to stay logged in), the orders you placed as a guest (30 days) and your language.</li><li>Your browser also remembers your cart, wishlist, comparison, searches and the products you looked at. These lists stay on your device until you clear them.</li></ul>
<p>All of them are needed for what you asked for, so we do not ask for consent.</p>
<h2>When you order or book a repair</h2>
<p>We use your name, address, e-mail address and phone number to fulfil the order, and keep them with it. If you pay by card, the payment provider Stripe receives the card’s data directly; we never see the number.</p>
<h2>Your rights</h2>
<p>You can ask what we have stored, have it corrected or deleted, receive a copy, and complain to a data protection authority. You change your addresses yourself in <a href="/my-account">your account</a>.</p>`,
  },
  {
    uri: "/terms",
    title: "Terms and conditions",
    content: `<p>{title} is a demonstration. The terms below show how such a shop would trade; orders placed here bind nobody.</p>
<h2>Contract</h2>
<p>Products on these pages are an invitation to order. You order by pressing “Place order” on the last step of checkout, where you can still check and change everything. A confirmation by e-mail tells you that your order has arrived; the contract comes into being when we send the goods or begin the repair.</p>
<h2>Prices and payment</h2>
<p>Prices are in euros. What is added for delivery is stated in the cart before you order, and on the page <a href="/shipping">Shipping and payment</a>.</p>
<h2>Delivery and ownership</h2>
<p>We deliver to the address you enter, or hand the goods over at the counter. Goods remain ours until they are paid for.</p>
<h2>Repairs</h2>
<p>A repair is ordered for the price shown. If a device turns out to need more than that, we ask you first and do nothing until you answer.</p>
<h2>If something is wrong</h2>
<p>Your legal rights in case of defects apply, see <a href="/warranty">Warranty</a>. How to withdraw from a purchase is explained on the page <a href="/withdrawal">Right of withdrawal</a>.</p>
<h2>Law</h2>
<p>German law applies. Consumers keep the protection of the law of the country they live in.</p>`,
  },
  {
    uri: "/shipping",
    title: "Shipping and payment",
    content: `<p>What delivery costs depends on where it goes. The amounts include German VAT; the cart shows the exact amount for your address.</p>
<table><thead><tr><th scope="col">Destination</th><th scope="col">Delivery</th><th scope="col">Free of charge from</th></tr></thead><tbody><tr><td>Germany</td><td>{costGermany}</td><td>{freeGermany}</td></tr><tr><td>Rest of Europe</td><td>{costEurope}</td><td>{freeEurope}</td></tr><tr><td>All other countries</td><td>{costElsewhere}</td><td>–</td></tr></tbody></table>
<p>Customs duties outside the European Union are paid by the recipient. You can also pick up your order free of charge at the counter, {street}, {city}.</p>
<h2>Payment</h2>
<ul><li>Bank transfer: we send the goods when the money has arrived.</li><li>Check: the same applies.</li><li>Cash on delivery: you pay the courier, or at the counter.</li><li>Card: offered at checkout where the shop has set it up, and charged when you order.</li></ul>
<h2>Repairs by post</h2>
<p>When you book a repair by post you get a label to print. We send the device back to the address in your booking.</p>`,
  },
  {
    uri: "/withdrawal",
    title: "Right of withdrawal",
    content: `<p>As a consumer you have the right to withdraw from your purchase within 14 days without giving a reason. The period begins on the day on which you, or somebody you name, receive the goods, with several parcels the last of them.</p>
<h2>How to withdraw</h2>
<p>Tell us unmistakably that you withdraw, by e-mail to <a href="mailto:{email}">{email}</a> or by letter to {title}, {street}, {city}, Germany. It is enough to send it before the period ends.</p>
<h2>What happens then</h2>
<p>We refund all payments, including the cheapest delivery we offer, within 14 days, by the means you paid with. We may wait until the goods are back or you have shown that you sent them. Please send them within 14 days. You only pay for a loss in value if you handled the goods in a way that was not needed to examine them.</p>
<h2>Exceptions</h2>
<p>The right ends early with a repair that was completed at your express wish, and with a download that began with your consent.</p>
<h2>Longer return period</h2>
<p>Beyond the law we take unused goods back free of charge for 30 days.</p>
<h2>Text you can use</h2>
<blockquote>I hereby withdraw from my purchase of the following goods: … Ordered on … / received on … Order number … Name and address … Date …</blockquote>`,
  },
  {
    uri: "/accessibility",
    title: "Accessibility",
    content: `<p>Everybody should be able to buy here and have things repaired. Our measure is WCAG 2.2, level AA.</p>
<h2>What we do</h2>
<ul><li>Every page can be used by keyboard alone, with a visible focus and a link that skips to the content.</li><li>Colours have enough contrast in the light and the dark appearance; nothing is told by colour alone.</li><li>Texts can be enlarged, and pages adapt to narrow screens.</li><li>Errors in forms are named in words beside the field, and what you typed is not lost.</li><li>Who prefers less motion sees none.</li><li>The most important pages also work without JavaScript.</li></ul>
<p>Every part of these pages is checked automatically for barriers whenever it changes.</p>
<h2>What we know is missing</h2>
<ul><li>Maps and the fields for payment cards come from other providers; we cannot change them. The address stands beside the map, and there are other ways to pay.</li><li>Not all pages have been tested with people who use assistive technology.</li></ul>
<h2>Tell us</h2>
<p>If something is in your way, write to <a href="mailto:{email}">{email}</a> or call {phone}. We help you with your order, too.</p>`,
  },
  {
    uri: "/warranty",
    title: "Warranty",
    content: `<h2>Goods</h2>
<p>For goods the law gives you two years: if something was faulty when you received it, we repair or replace it free of charge, including transport. If that fails, you can reduce the price or return the goods. In the first year it is assumed that the fault was there from the beginning.</p>
<h2>Repairs</h2>
<p>For parts we fitted and for our work you have 12 months. If the same fault comes back, we repair it again free of charge.</p>
<h2>What is not covered</h2>
<p>Drops, liquids, wear, and batteries that have aged as batteries do. We look at the device all the same and tell you what can be done.</p>
<h2>What to do</h2>
<p>Come to the counter, {street}, {city}, or write to <a href="mailto:{email}">{email}</a> with the number of your order. Back up your data before you hand a device over. A manufacturer’s guarantee, if there is one, applies in addition.</p>`,
  },
];
