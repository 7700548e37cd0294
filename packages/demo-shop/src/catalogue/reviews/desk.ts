import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const keyboardSentences: ReviewSentences = {
  plus: splitLines(`
    feel|The keys have a clear point, and my typing is quieter than before.
    feel|Every key sits straight, none rattles.
    parts|Swapped two switches with the tweezers from the box.
    connect|Three devices, one key to switch, it remembers.
    connect|Cable or wireless, both without delay.
    battery|I charged it in August and again in November.
    size|Leaves room for the mouse and my tea.
    noise|My colleagues have stopped looking.
    software|The layout editor runs in the browser and saves into the keyboard.
    look|The coloured keys make me smile on Mondays.
    heavy|Heavy enough to stay where it is.
  `),
  minus: splitLines(`
    feel|The space bar sounds hollow.
    connect|After standby the first key press gets lost.
    battery|With the light on, the battery lasts days rather than months.
    size|I miss the number block more than I thought.
    noise|Not for a shared office.
    software|Changing the layout needs a second keyboard the first time.
    heavy|Too heavy for the bag.
    height|Rather high; I bought a wrist rest.
  `),
};

export const mouseSentences: ReviewSentences = {
  plus: splitLines(`
    hand|My wrist stopped hurting after a week.
    hand|Fits my large hand, rare enough.
    wheel|The wheel runs freely through long tables.
    battery|The battery is an ordinary size and easy to change.
    connect|Moves between two computers without a cable or a curse.
    click|Clicks quietly enough for the library.
    thumb|Back and forward under the thumb: I could not go back.
    surface|Runs on my glass table.
    glide|Glides like on day one after {weeks} weeks.
  `),
  minus: splitLines(`
    hand|Too flat for my large hand.
    wheel|The wheel clicks loudly.
    battery|It gives no sign before the battery is empty.
    connect|Wakes a second later than my hand.
    thumb|The thumb keys sit a little too far forward.
    surface|Does not like my dark wooden desk.
    side|Only for right hands.
  `),
};

export const webcamSentences: ReviewSentences = {
  plus: splitLines(`
    picture|My face has a colour again in calls.
    picture|Sees me clearly although the window is behind me.
    mount|Holds on my thin screen without leaning.
    shutter|The shutter closes with a click that I trust.
    sound|The microphone is better than the one in my headset.
    setup|Plugged in, recognised, no program needed.
    angle|Wide enough for two people on the bench.
  `),
  minus: splitLines(`
    picture|In lamp light the picture is grainy.
    mount|Nods forward a little each week.
    cable|The cable is too short for a standing desk.
    sound|The room echoes in its microphone.
    focus|It focuses on my bookshelf now and then.
    angle|Shows more of my room than I want.
  `),
};

export const driveSentences: ReviewSentences = {
  plus: splitLines(`
    speed|Copied 400 gigabytes before the coffee was ready.
    speed|Edits straight from the drive, no waiting.
    size|Smaller than my door key case.
    heat|Gets warm, stays quick.
    drop|Fell off the desk twice, everything still there.
    cable|Both cables in the box, for old and new computers.
    use|The nightly backup runs and I sleep.
    honest|The size on the label is the size that I can use.
  `),
  minus: splitLines(`
    speed|After a hundred gigabytes it gets slower.
    heat|Hot after long copying.
    cable|The cable is a hand too short.
    size|So small that I have already searched for it.
    light|The light blinks all night.
    setup|I had to format it before my television saw it.
  `),
};
