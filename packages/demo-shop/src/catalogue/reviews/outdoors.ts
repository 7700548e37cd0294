import { splitLines } from "./ReviewSentences.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

export const actionCameraSentences: ReviewSentences = {
  plus: splitLines(`
    picture|The horizon stays level even on cobblestones.
    picture|The footage from the lake looks like a documentary.
    picture|Better in low light than I dared to hope.
    battery|One spare battery covers a ski day.
    use|One button, and it records.
    use|I gave it to my ten-year-old and the film is great.
    water|Down to eight metres with no case, no drop inside.
    sound|You understand what people say, even on the bike.
    parts|Broken lens cover replaced for a few euros.
    mount|The mount holds on the helmet and on the handlebar.
  `),
  minus: splitLines(`
    battery|In the cold the battery gives up after half an hour.
    picture|Indoors the picture is noisy.
    use|The menu on the small screen is fiddly.
    app|The app needs an account before it shows a picture.
    sound|You mostly hear the wind.
    heat|It gets hot in long takes and stops.
  `),
};

export const droneSentences: ReviewSentences = {
  plus: splitLines(`
    wind|Stands in the wind like nailed to the sky.
    picture|The pictures from above sold our house.
    picture|The gimbal keeps the horizon straight in every turn.
    battery|Close to thirty minutes in the air, as promised.
    use|Took off, looked round, came home, all in the first hour.
    parts|Flew into a birch. Two new arms, screwed on in twenty minutes.
    size|Folded it fits beside the sandwiches.
    law|The leaflet about the rules is short and says where I may fly.
  `),
  minus: splitLines(`
    wind|In stronger wind it calls itself home.
    battery|The battery takes longer to charge than to empty.
    app|The app updates itself exactly when the light is good.
    noise|Everybody in the park knows that you are there.
    picture|In the evening the picture is noisy.
    use|The warnings on the screen cover the picture.
  `),
};
