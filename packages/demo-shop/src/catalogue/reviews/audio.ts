import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const headphoneSentences: ReviewSentences = {
  plus: splitLines(`
    quiet|The neighbour's saxophone is gone.
    quiet|On the train I hear the music and not the train.
    comfort|I wear them for a whole working day and forget them.
    comfort|No pressure on my glasses.
    comfort|The pads can be changed, mine were at my door in two days.
    sound|Voices sound like voices, bass does not drown them.
    sound|I heard a second guitar in a song I have known for thirty years.
    sound|Neutral, which is what I wanted.
    battery|Charged once in two weeks of commuting.
    battery|Ten minutes on the cable were enough for the evening.
    calls|People say I sound as if I were in the room.
    fold|They fold flat and their pouch deserves the name.
    cable|With the cable they work on the plane and when the battery is empty.
    pair|Phone and laptop at once, no switching.
    parts|Every screw is visible. I like that.
  `),
  minus: splitLines(`
    quiet|Voices still come through, only the hum disappears.
    comfort|Warm ears in summer.
    comfort|Too tight for my head on the first days.
    sound|A little too much bass for my taste.
    calls|In wind nobody understands me.
    pair|The switch between two devices sometimes takes a second try.
    buttons|I keep pressing the wrong button.
    fold|They do not fold, so they need half the bag.
    battery|No display for the battery, only a voice that startles me.
  `),
};

export const earbudSentences: ReviewSentences = {
  plus: splitLines(`
    fit|They stay in when I run, and when I chew.
    fit|Four sizes of tips, and for once one of them fits.
    sound|Clear voices, so podcasts are a pleasure.
    sound|More bass than such small things should have.
    battery|With the case they last my working week.
    quiet|Enough quiet for the tram.
    calls|My mother says she understands me better.
    case|The case closes with a good click and survives the key pocket.
    pair|Open the lid, connected.
    water|Rain and sweat have not harmed them.
  `),
  minus: splitLines(`
    fit|The left one works itself loose.
    sound|A bit sharp in the high notes.
    battery|The right one is always empty first.
    calls|Outside the microphone hears everything but me.
    case|The case scratches if you look at it.
    touch|The touch control starts music when I adjust them.
    pair|Sometimes only one of them connects.
    quiet|The noise cancelling hisses a little in a silent room.
  `),
};

export const speakerSentences: ReviewSentences = {
  plus: splitLines(`
    sound|Fills the kitchen without shouting.
    sound|At low volume nothing is lost, rare for this size.
    sound|The bass is there and stays polite.
    battery|A whole lake day, and music on the way home.
    water|Swam in the pool with us, still sings.
    look|The fabric looks like furniture, not like equipment.
    pair|Two of them make real stereo.
    use|Large keys that work with wet hands.
    parts|Screws you can see, and a drawing of what is inside. Bravo.
  `),
  minus: splitLines(`
    sound|Turned up fully it gets hoarse.
    sound|I expected more depth.
    battery|The battery shows three lights and jumps from two to none.
    look|The fabric attracts cat hair.
    pair|Connecting the second one took patience.
    use|The power-on sound cannot be switched off.
    charge|It takes four hours to charge.
  `),
};
