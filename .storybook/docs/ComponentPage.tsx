import { Controls, Description, Heading, Primary, Subtitle, Title } from "@storybook/addon-docs/blocks";
import { AllStates } from "./AllStates.tsx";
import { isSheet, Sheet } from "./Sheet.tsx";
import { Usage } from "./Usage.tsx";
import { History } from "./History.tsx";

/** The page of a component: what it is, when to use it, its props, all its states at a glance, and what has changed. */
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
