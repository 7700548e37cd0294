import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const phoneSentences: ReviewSentences = {
  plus: splitLines(`
    battery|Gets me to the second evening if I do not film.
    battery|I charge it while I shower and that is enough.
    battery|After a full day with maps it still had 38 percent.
    battery|No more looking for sockets in the café.
    screen|I can read it on the bicycle in full sun.
    screen|The screen is easy on the eyes at night.
    screen|Text is sharp enough to read contracts on it.
    camera|The pictures of my moving dog are in focus, most of them.
    camera|Good colours, no orange faces.
    camera|I left the big camera at home on holiday and did not miss it.
    camera|Documents come out straight and readable.
    speed|Everything opens at once.
    speed|It never got warm on me, not even with the navigation on.
    speed|Switching between bank, mail and tickets works without waiting.
    hand|Lies well in the hand and does not slide off the sofa.
    hand|The buttons are where my thumb is.
    sound|Calls are loud and clear, even on the platform.
    sound|Loud enough to ring from the garden.
    repair|I bought it because the parts exist, and I hope never to need them.
    repair|Screws instead of glue. It should not be special, but it is.
    repair|The repair desk fitted the protector for free when I collected it.
    signal|Holds the signal in the lift where everybody else gives up.
    signal|Hotspot for two laptops, all day, no trouble.
    move|Moving my things over took half an hour and nothing was lost.
    move|Two numbers in one phone, private and work, finally.
    unlock|The fingerprint reader knows me at the first touch.
    software|Hardly any extra apps, and those can be removed.
    software|Updates come every month, quietly, at night.
  `),
  minus: splitLines(`
    battery|With the navigation on, the battery falls quickly.
    battery|It loses ten percent overnight and I do not know why.
    screen|The screen does not get bright enough for me at noon.
    screen|The edge of the screen reacts to the ball of my thumb.
    camera|Pictures in the evening turn to watercolour.
    camera|The camera takes a second to think before it shoots.
    speed|It stutters when I switch apps quickly.
    speed|It gets warm while charging.
    hand|Too wide for my hand.
    hand|Slippery without a case.
    sound|The earpiece sounds thin.
    signal|In our stairwell it loses the network where the old one did not.
    move|Moving the messages over failed twice.
    unlock|The fingerprint reader refuses wet fingers.
    box|No charger in the box.
    software|I had to switch off a good many notifications first.
  `),
};

export const laptopSentences: ReviewSentences = {
  plus: splitLines(`
    battery|A whole day of lectures on one charge.
    battery|I leave the plug at home now.
    battery|Video calls all morning and half the battery left.
    keyboard|The keyboard is the best I have had in a portable.
    keyboard|Quiet keys, nobody turns round in the library.
    keyboard|I wrote a thesis on it and my fingers are fine.
    screen|A calm screen: I see my work and not my window.
    screen|Colours match the print close enough for my work.
    noise|The fan stays off with mail and spreadsheets.
    noise|Silent in normal use.
    weight|Light enough to forget in the rucksack.
    weight|Fits on the folding table in the train.
    speed|Forty tabs, two spreadsheets and a call: no complaint.
    speed|Compiles in half the time of {old}.
    speed|Wakes before the lid is fully open.
    repair|I put in more memory myself in five minutes.
    repair|The bottom comes off with six screws, and the parts have labels.
    ports|Enough ports. I gave my adapters away.
    ports|Charges on both sides, a small thing that I use daily.
    camera|My colleagues asked whether I had bought a new camera.
    camera|The shutter in front of the camera makes me feel better.
    hinge|Opens with one hand.
    trackpad|The trackpad is large and precise.
    sound|Surprisingly full sound for a flat thing.
  `),
  minus: splitLines(`
    battery|In video calls the battery lasts half as long as in texts.
    battery|It drains a little while it sleeps.
    keyboard|The arrow keys are too small for me.
    keyboard|The keyboard light has only two steps.
    screen|The screen could be brighter on the balcony.
    noise|Under load it sounds like a hair dryer.
    noise|The fan starts in calls, of all places.
    weight|With the charger it is heavier than I thought.
    speed|It takes a moment after waking before the Wi-Fi is there.
    ports|One port more would have been right.
    ports|The port I need is always on the other side.
    camera|The camera is poor in the evening.
    hinge|The lid wobbles a bit when I type on my knees.
    trackpad|The trackpad clicks loudly.
    sound|The speakers point at the table.
  `),
};

export const tabletSentences: ReviewSentences = {
  plus: splitLines(`
    screen|My scores fit on one page and I can read them standing.
    screen|Good for drawing: the line appears where the pen is.
    screen|Films on the train look wonderful.
    battery|A week on the sofa with one charge.
    battery|Lasted the whole flight and the transfer.
    weight|Light enough to read in bed with one hand.
    pen|The pen holds to the edge and charges there.
    pen|I correct homework on it and have stopped printing.
    speed|Quick enough for everything my parents do.
    speed|Opens large PDF files without a pause.
    sound|Four small speakers, one large surprise.
    use|Lives in the kitchen now, with recipes and flour on it.
    use|The children share it without a fight, with a profile each.
    finish|The frame does not bend when you hold it by the corner.
  `),
  minus: splitLines(`
    screen|In the garden it is a mirror.
    battery|Charging takes the whole evening.
    weight|After half an hour of reading my wrist knows it.
    pen|The pen costs extra, which I read too late.
    pen|The pen falls off in the bag.
    speed|Slow with two windows side by side.
    sound|The sound comes from one side when you hold it upright.
    storage|The storage was full after one film and a few games.
    camera|The camera is for scanning documents and nothing else.
    case|There are hardly any cases for it.
  `),
};

export const ereaderSentences: ReviewSentences = {
  plus: splitLines(`
    screen|Reads like paper, even on the beach.
    screen|At night the light can be so low that my wife sleeps on.
    battery|I charge it about once a month.
    weight|I hold it with two fingers.
    books|Library loans work without tricks.
    books|My old files opened at once.
    use|I have read more this autumn than in the two years before.
    use|No messages, no news, only the book.
    drop|Fell from the bed twice and took no offence.
    turn|Turning a page is as quick as paper.
  `),
  minus: splitLines(`
    screen|The page blinks when it turns, and I see it every time.
    books|Borrowing from the library took an evening to set up.
    speed|Typing a search on it is a test of patience.
    turn|Skips a page when my thumb rests on the edge.
    light|The light is uneven at the lower edge.
    case|It switches on inside the bag without a cover.
  `),
};

export const watchSentences: ReviewSentences = {
  plus: splitLines(`
    battery|Goes on the charger when I do the laundry, not when the phone does.
    battery|The battery keeps its promise, with the step counter on.
    size|Fits a thin wrist without looking like a bracelet for a giant.
    screen|Readable in the sun with one glance.
    gps|The track follows the path, not the river beside it.
    gps|Finds its position before I have tied my shoes.
    health|The sleep values are not science, but they made me go to bed earlier.
    health|My doctor looked at the pulse curve and nodded.
    strap|The strap is soft and changes without tools.
    swim|Counts my lanes correctly, turns included.
    alarm|Wakes me and not my husband.
    calls|I see who calls and leave the phone in the bag.
    repair|That a watch battery can be replaced for a fixed price decided it.
    look|Looks like a watch.
  `),
  minus: splitLines(`
    battery|The battery is shorter than promised once all the sensors are on.
    size|Too thick for a shirt cuff.
    screen|The screen wakes when I turn over in bed.
    gps|Between tall houses the track walks through walls.
    health|It believes I climb stairs on the bus.
    strap|The strap makes me sweat in summer.
    swim|The touch screen does what it wants under water.
    app|The app wants more permissions than it needs.
    app|It lost the connection twice in the first week.
    charge|Its own charger, of course, and of course I forgot it on holiday.
  `),
};

export const gameConsoleSentences: ReviewSentences = {
  plus: splitLines(`
    screen|The screen is bright enough for the train window seat.
    battery|Four hours with the games I play.
    hand|Sits in large and small hands, we tried.
    buttons|The sticks are precise and can be replaced, that was the reason.
    games|My old games run, which is more than I hoped.
    games|The children play together on it instead of each alone.
    noise|I hear the game, not the fan.
    tv|Plugged into the television it just worked.
    speed|Loads quickly enough that I do not reach for the phone meanwhile.
    sleep|Sleeps in the middle of a game and wakes there.
  `),
  minus: splitLines(`
    battery|Two hours with a demanding game.
    hand|After an hour my wrists are tired.
    buttons|The shoulder keys feel cheap.
    noise|The fan is audible in quiet scenes.
    games|A few games do not find the controls.
    storage|The storage holds four large games and no fifth.
    tv|The stand for the television costs extra.
  `),
};
