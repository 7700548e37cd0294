import { Controls, Description, Heading, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";
import { AllStates } from "./AllStates.tsx";
import { Anatomy, Keys } from "./Anatomy.tsx";
import { Comp } from "./Comp.tsx";
import { DoAndDont } from "./DoAndDont.tsx";
import { isSheet, Sheet } from "./Sheet.tsx";
import { Usage } from "./Usage.tsx";
import { History } from "./History.tsx";

/** Documentation page of a component: description, usage, right and wrong use, props, anatomy, keys, all
 * states, and recent changes. */
export function ComponentPage() {
  if (isSheet()) return <Sheet />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Usage />
      <Comp />
      <DoAndDont />
      <Primary />
      <Controls />
      <Anatomy />
      <Keys />
      <AllStates />
      <Heading>What has changed</Heading>
      <History />
    </>
  );
}
