/**
 * Repair descriptions by type of repair. Each type has two variants, so that related products have different texts.
 * `{device}` and `{minutes}` are replaced with the device's name and the duration.
 */
export const repairTexts: Readonly<Record<string, readonly [string, string]>> = {
  screen: [
    "A cracked, black or striped screen on your {device} is a job of {minutes}. We lift the old one, clean the frame of every splinter, fit the new one with fresh seals and calibrate touch and brightness. Then we test each corner, the speaker beside it and the light sensor. If the frame turns out to be bent, we stop, send you a picture and the price, and wait for your answer.",
    "We replace glass, touch layer and display of your {device} together, because replacing the glass alone never looks right afterwards. It takes {minutes}. Before we open it we write down with you what works and what does not, and the same list is ticked again at the end. Old scratches on the back stay where they are; we only promise what we touch.",
  ],
  battery: [
    "If your {device} runs down before the day does, switches itself off in the cold or bulges at the back, it needs a new battery. We fit one in {minutes}, renew the adhesive and the seals, and show you the measured capacity before and after. The old cell goes to certified recycling. Please come with at most a third of charge left, it is safer for the person with the screwdriver.",
    "A battery wears, and that is all that is wrong with most tired devices. For your {device} we keep new cells on the shelf, charged to 40 percent as they like it, and change one in {minutes}. You get the readings of both, old and new. Should the old one still be good, we tell you so and look for what really draws the current, before you pay anything.",
  ],
  charging: [
    "The plug wobbles, charging starts only at a certain angle, or the computer no longer sees your {device}: in two cases out of five it is pocket fluff, and cleaning costs you nothing. If the port itself is worn, we replace it in {minutes} and test charging at every step up to the highest, and data in both directions. You see the current on the meter before you leave.",
    "We replace the charging port of your {device} in {minutes}. First we look inside with the microscope, because a bent contact or a grain of sand can often be put right in two minutes and free of charge. After a replacement we check charging speed, data and the microphone that sits beside the port, and give it a new seal where the maker intends one.",
  ],
  camera: [
    "Blurred pictures, a dark spot, a trembling preview or a cracked lens: we find out whether glass or camera is to blame and replace what is broken. On your {device} this takes {minutes}. Afterwards we photograph the same test card with every lens, near and far, and look at the results with you on a large screen. A scratched cover glass alone costs less, and then we charge less.",
    "The camera of your {device} is a module with its own connector, so replacing it takes {minutes} and leaves everything else alone. We clean the inside of the cover glass, fit the new module, check focus, stabiliser and flash, and compare with a reference picture. Your pictures stay on the device; we do not look at them and do not need your code for longer than the test.",
  ],
  water: [
    "Switch your {device} off, do not charge it, leave the rice in the kitchen and bring it quickly. We open it, rinse the boards in an ultrasonic bath, dry them for a night and look at every contact under the microscope. That check costs €29 and takes two days. Then we tell you honestly what can be saved, for what price and for how long, and nothing happens until you decide.",
    "Water does its damage slowly, so the first hours count. For €29 we open your {device}, remove moisture and corrosion, and measure which parts have suffered. After two days you get a list with prices: what must be replaced, what may hold, what is not worth it. If it is your data that matter most, say so at the counter; often we can save them when the rest is lost.",
  ],
  "back-glass": [
    "The back of your {device} is broken but everything works: we heat and lift the splinters, clean the frame, and fit a new back with new adhesive. It takes {minutes} and is done on the same day. We test wireless charging and the seal when we are finished. A back in another colour is possible if we have it; ask before you book, because the stock changes every week.",
    "A cracked back lets water in and cuts fingers. We replace it on your {device} in {minutes}, including the adhesive frame and the small glass over the cameras if that is cracked too. The battery comes off its connector first, so nothing can happen to it. Afterwards the device is pressed, heated once more and tested, and you take it home with the protective film still on.",
  ],
  speaker: [
    "If you hear others badly, or they hear you badly, the reason may be a closed mesh, a tired speaker or a microphone with water behind it. We clean first, measure, and replace only what is broken. On your {device} it takes {minutes}. You listen to a test recording before and after, made in the same corner of the shop, so that you can judge for yourself.",
    "Crackling, too quiet, or silent on one side: we test each speaker and microphone of your {device} separately and show you the result. Cleaning is free of charge. A new part is fitted in {minutes}, with a fresh mesh in front of it. If the fault lies on the main board instead, we stop and call you, because that would be another job and another price.",
  ],
  keyboard: [
    "Keys that stick, repeat or stay silent after a cup of tea: we clean where cleaning helps and replace the keyboard of your {device} where it does not. It takes {minutes}. Layouts in German, English, French and Spanish are on the shelf, others within a week. Afterwards every key is pressed by a person, in order, and the light behind them is checked in the dark.",
    "We replace the keyboard of your {device} as a whole or, where the maker allows it, single keys for the price of the work alone. The job takes {minutes}. Crumbs and liquid are removed from below, the trackpad is tested with it, and all screws go back where they came from. Tell us which layout you need when you book, so that the right one lies ready.",
  ],
  hinge: [
    "A loose hinge wants attention before it takes a cable with it. We open your {device}, replace the worn part, tighten what may be tightened and test a hundred movements by hand. It takes {minutes}. If cables have already suffered, we show you a picture and the price before going on. The price named here covers the hinge and the work; most jobs stay exactly there.",
    "Creaking, wobbling or broken right through: we replace the hinge of your {device} in {minutes}, clean the bearing and give it the grease the maker asks for. While it is open we look at the cable beside it, because it often breaks next. You get the old part back if you want it, some people like to see where the money went.",
  ],
  sticks: [
    "When the hero walks without being asked, the stick is worn. We replace both sticks of your {device} with sensors that do not wear in the same way, calibrate them and clean the contacts of the other buttons while we are inside. It takes {minutes}. Saved games stay where they are. Bring it charged, please, so that we can test it with you at the counter.",
    "Sticks that drift, buttons that need force, a shoulder key without a click: we replace them on your {device} in {minutes} and play a short level with you to make sure. Both sides are done together, because the second one usually follows within months. Nothing is erased. If the board below has suffered, we call you before doing anything that costs more.",
  ],
};

/** Closing sentences of repair descriptions, which the products use in turn. */
export const repairAssuranceSentences: readonly string[] = [
  "Fixed price before we start, parts, work and VAT included. No fix, no fee.",
  "Walk in, or send it with our prepaid label. You can follow every step by a link.",
  "A loan device is free while you wait, as long as one is on the shelf.",
  "Back up your data and turn off the device lock before you come; we show you how.",
];
