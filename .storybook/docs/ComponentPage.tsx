import { Controls, Description, Heading, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";
import { AllStates } from "./AllStates.tsx";
import { isSheet, Sheet } from "./Sheet.tsx";
import { Usage } from "./Usage.tsx";
import { History } from "./History.tsx";

/** Documentation page of a component: description, usage, props, all states, and recent changes. */
export function ComponentPage() {
  if (isSheet()) return <Sheet />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Usage />
      <Primary />
      <Controls />
      <AllStates />
      <Heading>What has changed</Heading>
      <History />
    </>
  );
}
