import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

/** Review sentences that suit any product delivered by post. */
export const generalProductSentences: ReviewSentences = {
  plus: splitLines(`
    delivery|Ordered on Tuesday before three, here on Thursday morning.
    delivery|Arrived a day early, packed in paper and no plastic at all.
    delivery|Picked it up in Kabelstrasse an hour after ordering.
    delivery|The courier was late, but the tracking told me so before I had to wonder.
    delivery|Sent to Porto in four days, customs no question.
    delivery|Came on a Saturday, which I had not expected.
    delivery|Packed so well that I kept the box for the next parcel.
    shop|I asked a question by phone and a technician answered it, not a menu.
    shop|They talked me out of the more expensive one. Who does that?
    shop|The shop wrote to me that the price had dropped while my order was open, and refunded the difference.
    shop|Chat answered in four minutes and knew what it was talking about.
    shop|I exchanged the colour once, without a discussion.
    shop|At the counter they let me try it for as long as I liked.
    shop|The invoice was right, the address was right, nobody sent me a newsletter.
    price|For this price I expected less.
    price|Not cheap, but you can see where the money went.
    price|I compared for a week and this was the sensible one.
    price|Cheaper elsewhere by three euros, and I know why I bought it here.
    price|A fair price for a thing that is fair.
    !honest|Does what the description says, no more and no less.
    !honest|The description named its weaknesses, so nothing surprised me.
    honest|I measured it: the numbers on the page are true.
    honest|Looks like in the pictures, for once.
    !use|I use it every day and have stopped noticing it, which is praise.
    !use|{weeks} weeks in, and nothing to complain about.
    use|My partner borrowed it once and I have not seen it since.
    use|It survived a move, two children and a train journey.
    use|I have already recommended it twice at work.
    use|Nobody in the family wants to give it back.
    !use|I was sceptical for a week, then no longer.
  `),
  minus: splitLines(`
    delivery|The parcel went to a neighbour I have never met.
    delivery|It took nine days, and for four of them the tracking said nothing.
    delivery|The box arrived dented; the thing inside was fine.
    delivery|The courier rang and was gone before I reached the door.
    price|Two weeks later it was cheaper.
    price|A bit dear for what it is.
    honest|The description is right, I simply expected something else.
    honest|The colour is not quite that of the pictures.
    use|I do not reach for it as often as I thought.
    use|My partner likes it more than I do.
  `),
};

/** Review sentences that suit any electronic device that has to be set up. */
export const generalDeviceSentences: ReviewSentences = {
  plus: splitLines(`
    finish|Feels better made than it looks in the pictures.
    !finish|No creaking, no sharp edges, nothing that rattles.
    finish|Well made down to the small things.
    finish|Everything that should click clicks.
    setup|Set up in ten minutes without reading anything.
    setup|Out of the box, switched on, done.
    setup|The guide in the box is one page and it is enough.
    setup|No account, no code by mail, it simply started.
    care|I liked that the price of a repair stands beside the price of the thing itself.
    care|Three years of warranty made the decision for me.
  `),
  minus: splitLines(`
    finish|There was a fine scratch on the underside when I unpacked it.
    finish|The surface collects fingerprints.
    finish|After {weeks} weeks it already looks used.
    setup|The manual is a row of pictures that I did not understand.
    setup|It wanted an update before it wanted to work.
    setup|Setting it up took an evening and some words my children should not hear.
  `),
};

/** Complaints for one-star reviews of physical products. */
export const severeComplaints: readonly string[] = splitLines(`
  fault|Stopped working after {weeks} weeks.
  fault|Arrived with a fault, and the exchange took ten days.
  fault|Mine was dead out of the box.
  fault|It failed on the first day on which I needed it.
  fault|The second one had the same fault as the first.
  fault|It came back from the check with "no fault found", and the fault.
`);

/** Complaints for one-star reviews of services, downloads and gift cards, which are not delivered by post. */
export const severeServiceComplaints: readonly string[] = splitLines(`
  fault|It did not work for me, and I had to call twice.
  fault|Not what I had understood, and nobody had asked.
  fault|I lost an afternoon over it.
  fault|The same trouble came back after {weeks} weeks.
`);

/** Sentences with which some of the reviews open. `{person}`, `{relative}`, `{weeks}` and `{old}` are placeholders. */
export const openingSentences: readonly string[] = splitLines(`
  Bought for {person}.
  A present for {relative}.
  It replaces {old}.
  In use for {weeks} weeks.
  Second one in this household.
  Bought after reading the reviews here for an evening.
  I came to the shop for something else.
  Recommended by a friend who repairs things.
  First impression after a weekend.
  Coming from {old}, with low expectations.
  I am not a technical person.
  I write this after {weeks} weeks, on purpose.
  Tried it at the counter, ordered it on the way home.
  For {relative}, who is hard to please.
  Bought in autumn, reviewed now.
  A gift from {relative}, so I did not choose it myself.
  For {person}, on the advice of the shop.
`);

/**
 * Closing sentences of reviews, by the author's satisfaction. Sentences under the key "but" follow a complaint in an
 * otherwise positive review.
 */
export const closingSentences: Readonly<Record<"high" | "good" | "but" | "middle" | "low", readonly string[]>> = {
  high: splitLines(`
    I would buy it again tomorrow.
    Recommended without a but.
    Five stars, and I am stingy with them.
    Best purchase of the year so far.
    My sister has ordered one too.
    Please never change it.
    Nothing to add.
    I should have done this earlier.
    Exactly right.
    Very happy.
    Thank you to the people in the shop.
    Full marks.
  `),
  good: splitLines(`
    A good buy.
    Four stars, with a good conscience.
    All in all I am content.
    I would choose it again.
    Good, not perfect.
    Solid.
    The fifth star is for the next version.
  `),
  but: splitLines(`
    Otherwise a good buy.
    A small thing, I keep it gladly.
    One star less for that, but I am keeping it.
    Apart from that I like it a lot.
    I can live with it.
    All in all I am content.
  `),
  middle: splitLines(`
    It is fine, not more.
    Three stars seem fair.
    I keep it, but I would look at others first.
    Neither angry nor enthusiastic.
    Does the job.
    Half pleased.
    Perhaps the next version.
    It depends on what you need.
  `),
  low: splitLines(`
    It went back within the 30 days, and that at least was easy.
    I cannot recommend it.
    Not for me.
    Disappointed.
    I expected more of the name.
    Returned, money back after three days.
    I would not buy it again.
    Look at something else.
  `),
};

/** People close to the reviewer who give or receive a product, for the placeholder `{relative}`. */
export const giftRecipients: readonly string[] = [
  "my mother",
  "my father",
  "my daughter",
  "my son",
  "my wife",
  "my husband",
  "my grandmother",
  "my flatmate",
  "my nephew",
  "my neighbour",
  "my boss",
  "my best friend",
];

/** People and groups for whom a product is bought, for the placeholder `{person}`. */
export const recipients: readonly string[] = [
  ...giftRecipients,
  "our office",
  "a friend's birthday",
  "the youth club",
  "my own desk",
  "our choir",
  "my students",
  "the allotment",
  "the holiday flat",
];

/** Products that the reviewer owned before, for the placeholder `{old}`. */
export const previousProducts: readonly string[] = [
  "one that was six years old",
  "a cheap one from the supermarket",
  "the one that fell off the table",
  "a broken one",
  "one I never liked",
  "my old one after four years",
  "the one my brother left here",
  "a borrowed one",
  "one from another maker",
  "the one I lost on the train",
];
