import { lines } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** True of anything that arrives in a parcel. */
export const goods: Voice = {
  plus: lines(`
    delivery|Ordered on Tuesday before three, here on Thursday morning.
    delivery|Arrived a day early, packed in paper and no plastic at all.
    delivery|Picked it up in Kabelstrasse an hour after ordering.
    delivery|The courier was late, but the tracking told me so before I had to wonder.
    shop|I asked a question by phone and a technician answered it, not a menu.
    shop|They talked me out of the more expensive one. Who does that?
    shop|The shop wrote to me that the price had dropped while my order was open, and refunded the difference.
    shop|I liked that repair prices stand beside the price of the thing itself.
    shop|Chat answered in four minutes and knew what it was talking about.
    price|For this price I expected less.
    price|Not cheap, but you can see where the money went.
    price|I compared for a week and this was the sensible one.
    price|Waited for the sale and do not regret it.
    finish|Feels better made than it looks in the pictures.
    !finish|No creaking, no sharp edges, nothing that rattles.
    finish|The colour is a little darker than on my screen, and nicer.
    finish|Well made down to the small things.
    setup|Set up in ten minutes without reading anything.
    setup|Out of the box, plugged in, done.
    setup|The guide in the box is one page and it is enough.
    honest|Does what the description says, no more and no less.
    !honest|The description named its weaknesses, so nothing surprised me.
    honest|I measured it: the numbers on the page are true.
    !use|I use it every day and have stopped noticing it, which is praise.
    !use|{weeks} weeks in, and nothing to complain about.
    use|My partner borrowed it once and I have not seen it since.
    use|It survived a move, two children and a train journey.
    !use|I was sceptical for a week. Then I sold {old}.
  `),
  minus: lines(`
    delivery|The parcel went to a neighbour I have never met.
    delivery|It took nine days, and for four of them the tracking said nothing.
    delivery|The box arrived dented; the thing inside was fine.
    price|Two weeks later it was cheaper.
    price|For this money I would have liked a bag or a pouch with it.
    finish|There was a fine scratch on the underside when I unpacked it.
    finish|The surface collects fingerprints.
    finish|The colour is not quite that of the pictures.
    setup|The manual is a row of pictures that I did not understand.
    setup|It wanted an update before it wanted to work.
    honest|The description is right, I simply expected something else.
    use|After {weeks} weeks it already looks used.
    use|I do not reach for it as often as I thought.
  `),
};

/** How a review begins, now and then. `{person}`, `{weeks}` and `{old}` are filled in. */
export const openers: readonly string[] = lines(`
  Bought for {person}.
  A present for {person}.
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
  For {person}, who is hard to please.
`);

/** How a review ends, by how satisfied its writer is. */
export const closers: Readonly<Record<"high" | "good" | "middle" | "low", readonly string[]>> = {
  high: lines(`
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
  `),
  good: lines(`
    Otherwise a good buy.
    Four stars, with a good conscience.
    All in all I am content.
    A small thing, I keep it gladly.
    I would choose it again.
    Good, not perfect.
    One star less for that, but I am keeping it.
    Solid.
  `),
  middle: lines(`
    It is fine, not more.
    Three stars seem fair.
    I keep it, but I would look at others first.
    Neither angry nor enthusiastic.
    Does the job.
    Half pleased.
    Perhaps the next version.
    It depends on what you need.
  `),
  low: lines(`
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

/** For whom people buy. */
export const persons: readonly string[] = ["my mother", "my father", "my daughter", "my son", "my wife", "my husband", "our office", "my grandmother", "my flatmate", "a friend's birthday", "my nephew", "the youth club", "my own desk", "my neighbour", "our choir", "my students"];

/** What people had before. */
export const olds: readonly string[] = ["one that was six years old", "a cheap one from the supermarket", "the one that fell off the table", "a broken one", "one I never liked", "my old one after four years", "the one my brother left here", "something twice the size", "one with a worn-out battery", "a borrowed one"];
