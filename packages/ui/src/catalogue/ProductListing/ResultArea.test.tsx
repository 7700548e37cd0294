import { loadAllMessages } from "@rewire/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListLoadingProvider } from "../../provider/ListLoading.tsx";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { ResultArea } from "./ResultArea.tsx";

const messages = await loadAllMessages("en_US");

test.each([true, false])("assistive technology is told whether another list is loading: %s", (isLoading) => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en_US" messages={messages}>
      <ListLoadingProvider value={isLoading}>
        <ResultArea headingId="heading">products</ResultArea>
      </ListLoadingProvider>
    </UiProvider>,
  );
  expect(html).toContain(`aria-busy="${isLoading}"`);
});
