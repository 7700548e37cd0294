import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

const workshopPraise: readonly string[] = splitLines(`
  fit|Fits exactly, the connector clicked at the first try.
  fit|Same part number as the one that came out.
  guide|The guide says which screw is the short one. That saved me.
  guide|Forty minutes with the guide beside me, and I am clumsy.
  glue|New adhesive was already on it.
  proud|I had never opened a device before. Now I am insufferable.
  price|As good as new, for the price of a dinner.
`);

const workshopComplaints: readonly string[] = splitLines(`
  guide|Step eleven of the guide is shorter than the real thing.
  fit|The adhesive had to be trimmed on one side.
  glue|No spare adhesive in the bag.
  time|The guide says 25 minutes. I needed two hours and a walk.
  message|The device shows a message about an unknown part, though all works.
`);

export const batteryPartSentences: ReviewSentences = {
  plus: [
    ...workshopPraise,
    ...splitLines(`
    result|The phone lasts until the evening again.
    result|Back to two days, like when it was new.
    safe|Came charged to forty percent, as it should for the post.
    safe|The old one could go back in the same box, for recycling.
  `),
  ],
  minus: [
    ...workshopComplaints,
    ...splitLines(`
    result|Better than before, but not quite like new.
    tab|The pull tab tore and I had to be patient with floss.
  `),
  ],
};

export const screenPartSentences: ReviewSentences = {
  plus: [
    ...workshopPraise,
    ...splitLines(`
    result|Touch works in every corner, brightness as before.
    result|No difference in colour to my eyes.
    frame|It comes with the frame, so nothing has to be glued.
    pack|Packed like an egg.
  `),
  ],
  minus: [
    ...workshopComplaints,
    ...splitLines(`
    result|Colours are slightly cooler than with the first screen.
    frame|The frame is sold separately, read the text.
  `),
  ],
};

export const toolSentences: ReviewSentences = {
  plus: splitLines(`
    tools|The tools in the set are real tools.
    tools|The screwdriver does not slip and the bits hold.
    tools|The tweezers meet at the point. Anyone who has owned others knows.
    case|Everything has its place and stays there upside down.
    use|Opened a watch, a console and a radio so far.
    use|Paid for itself with the first battery.
    magnet|The lid is a magnetic tray, so no screw has been lost yet.
  `),
  minus: splitLines(`
    tools|One of the bits was already rounded.
    tools|I would have liked a second pick.
    case|The clasp of the box is weak.
    magnet|The magnet could be stronger.
    use|The suction cup gave up on broken glass.
  `),
};

export const giftCardSentences: ReviewSentences = {
  plus: splitLines(`
    mail|Was in the inbox in a minute, and looked nice printed.
    use|Worked for shop and repair alike.
    use|What was left over stayed on the card for the next time.
    idea|The right thing for somebody who already has everything and breaks it.
    idea|My nephew paid his screen repair with it.
    help|I had entered the wrong address and they sent it again at once.
    expiry|No expiry date. That should be normal.
  `),
  minus: splitLines(`
    mail|It went to the spam folder and the birthday began without it.
    use|I could not combine two cards in one step.
    idea|A printed card by post would have been nicer.
    date|You cannot choose the day on which it is sent.
    look|Only two pictures to choose from.
  `),
};

export const warrantySentences: ReviewSentences = {
  plus: splitLines(`
    cover|It paid for itself with the first repair.
    cover|No small print about sand. I looked for it.
    claim|The claim took one phone call.
    claim|Repaired on the same day, nothing to pay.
    clear|One page, in words that I understand.
  `),
  minus: splitLines(`
    claim|I had to find the receipt first.
    cover|Loss is not covered, which is in the text, but still.
    price|For a cheaper phone it is not worth it.
    clear|I had to ask from which day it counts.
  `),
};

export const softwareSentences: ReviewSentences = {
  plus: splitLines(`
    start|Downloaded, opened, works. No account.
    start|The link was there as soon as I had paid.
    use|It saved me an evening.
    use|Small, quick, and it does one thing.
    update|The new edition came as a free update.
    result|It does what I had been doing by hand for years.
    help|I wrote to them with a question and got an answer from the author.
  `),
  minus: splitLines(`
    start|Three downloads are few if you have four computers.
    start|The file name is a row of digits.
    use|No dark mode.
    update|I would like to be told about new versions.
    result|Did not help with my older model.
  `),
};

export const gameSentences: ReviewSentences = {
  plus: splitLines(`
    story|I cried about a tug boat.
    story|Little happens, and I could not stop.
    sound|Play it with headphones, for the rain.
    play|We kept watch in turns, my son and I, a whole weekend.
    play|You can stop at any time, and it waits.
    start|Downloaded in five minutes, no account.
    price|Nothing to buy inside, I had forgotten that this exists.
    look|Every screen could hang on a wall.
  `),
  minus: splitLines(`
    length|After six hours I wanted six more.
    play|The night watches are slow on purpose, and I am not a patient man.
    text|Small letters on the handheld.
    play|The radio puzzle had me looking for help.
  `),
};

export const guideSentences: ReviewSentences = {
  plus: splitLines(`
    start|The link was there as soon as I had ordered.
    clear|Clear pictures, one step a page.
    clear|Written by people who have done it themselves.
    use|I keep it on the tablet beside the workbench.
    price|Less than a quarter of an hour of a technician.
    print|Prints well in black and white.
    fun|I read it like a novel and did not even open the device.
  `),
  minus: splitLines(`
    clear|Chapter five assumes more than I know.
    price|A bit short for the price.
    start|The file name is a row of digits.
    pictures|On the phone the pictures are too small.
    print|Eighty pages, and no way to print only one chapter.
  `),
};

export const repairSentences: ReviewSentences = {
  plus: splitLines(`
    time|Brought at eleven, collected at noon.
    time|Ready twenty minutes earlier than they had said.
    time|I drank a coffee round the corner and it was done.
    price|The price on the page was the price on the bill.
    price|They called before doing anything that cost more.
    people|The technician showed me the old part and explained what had happened.
    people|Friendly, quick, and no talk about buying a new one.
    data|Everything on it was still there.
    loan|The loan device was charged and free.
    mail|Sent it in on Monday with their label, had it back on Friday.
    result|You cannot tell that it was ever open.
    result|Works like on the first day.
    result|Tested afterwards, with the list to prove it.
    status|I could see every step on the status page.
  `),
  minus: splitLines(`
    time|It took a day longer because a part was missing.
    time|I waited although I had an appointment.
    price|I had hoped to pay less.
    result|A small mark on the edge that was not there before, I think.
    mail|The label had to be printed, and I have no printer.
    people|Friendly, but I had to tell the story three times.
    loan|No loan device was left that day.
    status|The status page said ready before it was.
  `),
};
