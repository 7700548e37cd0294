import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const heatingSentences: ReviewSentences = {
  plus: splitLines(`
    heat|The bathroom is warm at seven and nobody heats an empty flat.
    heat|The bill came down by a sixth compared with last winter.
    setup|Screwed on, three beeps, ready.
    app|Works without an account, which I had stopped hoping for.
    app|The plan for the week took me five minutes.
    screen|I can read it from the door.
    use|My parents turn the ring and need no app at all.
    use|Sits where the old one sat, same two wires.
    power|When the power failed it came back by itself.
    look|The brushed ring looks expensive.
  `),
  minus: splitLines(`
    setup|The wall plate did not cover the old hole.
    app|The app is slow in showing what has already happened.
    app|It asked for my location three times.
    heat|It took two weeks to learn how slow my floor heating is.
    light|The display is too bright for a bedroom.
    use|Turning is precise, pressing less so.
  `),
};

export const smartHomeHubSentences: ReviewSentences = {
  plus: splitLines(`
    use|The whole family uses it, even those who were against it.
    use|Timers, shopping list, radio: that is all we wanted.
    screen|As a picture frame it is lovely.
    sound|Good enough for the news at breakfast.
    app|Works without an account, which I had stopped hoping for.
    privacy|The microphone has a real switch.
    setup|It found the lamps and the heating by itself.
    power|When the power failed it came back by itself.
  `),
  minus: splitLines(`
    screen|Fingerprints, all day.
    app|Adding a lamp of another maker took three tries.
    sound|Music sounds like a kitchen radio.
    light|In the night it could be darker still.
    use|It understood my wife at once and me only sometimes.
    cable|The power cable is short.
  `),
};

export const networkSentences: ReviewSentences = {
  plus: splitLines(`
    range|The garden has Wi-Fi now.
    range|Calls no longer break off in the back room.
    range|Three floors, old walls, no gap.
    setup|One cable, one page, done in a quarter of an hour.
    app|All settings are in the browser, no account.
    power|When the power failed it came back by itself.
    look|White, quiet, nobody notices it.
    speed|I measured the full speed of our line in the kitchen.
    guest|A guest network with a code to scan: my visitors love it.
    use|I have not restarted it once.
  `),
  minus: splitLines(`
    range|The cellar remains without.
    range|The second unit needed a better place than I had.
    light|The blue ring is too bright for a bedroom.
    cable|The power cable is short.
    setup|It lost its first update and I began again.
    ports|Two network sockets are few.
    app|The settings page is in English only.
  `),
};
