import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const chargerSentences: ReviewSentences = {
  plus: splitLines(`
    speed|Laptop and phone at once, both quick.
    speed|From empty to half during breakfast.
    heat|It gets warm, not hot.
    size|Replaces three plugs in my bag.
    size|Half as large as the one that came with my laptop.
    label|The watts are printed on every port. Why does nobody else do that?
    plug|Sits firmly in the socket, also in the train.
    noise|No whistling, I listened.
    use|Lives in my travel bag; another one lives beside the bed.
    safe|Took it through a thunderstorm and a caravan site, no drama.
  `),
  minus: splitLines(`
    speed|With three devices everything charges slowly.
    speed|My tablet drops back to the slow step when the phone joins.
    heat|Warmer than I like when the laptop is empty.
    size|Covers the neighbouring socket.
    plug|Sits loosely in my older socket.
    colour|White was a mistake in my bag.
    box|No cable with it.
  `),
};

export const cableSentences: ReviewSentences = {
  plus: splitLines(`
    braid|Braided, and after {weeks} weeks no fraying.
    braid|The kink behind the plug, where mine always die, is reinforced.
    length|The right length: from the socket to the sofa.
    flat|Does not tangle in the bag.
    label|The watts are woven into the tie. No more guessing.
    plug|The plugs still click like on the first day.
    speed|Charges the laptop at full speed.
    speed|Copies my pictures as quickly as it says.
    look|The colour helps: now I know which one is mine.
    use|One in every room now.
  `),
  minus: splitLines(`
    braid|Stiff in the beginning.
    length|A hand longer and it would be perfect.
    plug|The plug is thick and does not go through my case.
    speed|Charging yes, but large files crawl.
    look|The light braid gets dirty.
    use|The tie is fiddly.
  `),
};

export const powerBankSentences: ReviewSentences = {
  plus: splitLines(`
    charge|My phone twice, and there was something left.
    charge|Saved a festival weekend.
    size|Flat enough for the back pocket.
    display|The percentage on the display is true.
    speed|Fills itself in an hour and a half.
    flight|Cleared by airport security without a discussion, the watt-hours are on the back.
    plug|In and out through the same port, one cable is enough.
    heat|Stays cool in the bag.
    use|I stopped carrying a plug.
    winter|Worked at minus eight, in the inner pocket.
  `),
  minus: splitLines(`
    size|Heavier than it looks.
    display|The display is too bright in the tent.
    speed|With two devices the second one charges slowly.
    charge|One and a half phones rather than two.
    button|It switches itself off with small earbuds.
    scratch|The finish scratches from keys.
  `),
};

export const phoneCaseSentences: ReviewSentences = {
  plus: splitLines(`
    fit|Fits to the tenth of a millimetre, all the buttons click.
    fit|The holes are where the holes should be.
    drop|Third fall on the tiles, not a mark.
    drop|My phone fell down the stairs, the case has a scratch, the phone has none.
    grip|No longer slides off the dashboard.
    grip|Feels soft, collects little dust.
    look|The colour looks the same after a summer.
    charge|Wireless charging works through it.
    edge|The rim keeps the cameras off the table.
    thin|Adds hardly anything to the pocket.
  `),
  minus: splitLines(`
    fit|The lower edge is a bit tight.
    fit|Hard to take off, I nearly dropped the phone over it.
    look|Shows every fingerprint.
    grip|Pulls my trouser pocket inside out.
    charge|Wireless charging only works if I aim well.
    drop|It protects the back; the front edge could be higher.
    smell|It smelled of rubber for a week.
  `),
};

export const protectorSentences: ReviewSentences = {
  plus: splitLines(`
    mount|Went on without a bubble, with the frame that comes along.
    mount|They fitted it at the counter while I waited.
    glass|I forget that it is there, the finger notices nothing.
    drop|It cracked and the screen below did not. Its job.
    edge|Leaves room for the case.
    clear|As clear as without.
    pack|Two in the box, and I needed only one.
    unlock|The fingerprint reader works through it.
  `),
  minus: splitLines(`
    mount|A grain of dust under it, my own fault, but annoying.
    glass|A corner chipped in the second week.
    edge|It does not quite reach the rounded edge.
    clear|In the sun I see a faint line.
    unlock|I had to teach the fingerprint reader again.
    pack|The cleaning cloth left fluff.
  `),
};
