import type { ReviewPhoto } from "@rewire/domain";
import { useIntl } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface PhotoModerationProps {
  /** State of the photos: held, shown, just deleted or missing. */
  state: "held" | "shown" | "deleted" | "gone";
  author?: string | undefined;
  /** Plain text of the review. */
  text?: string | undefined;
  photos?: readonly ReviewPhoto[] | undefined;
}

/**
 * Page on which the shop's staff approve or delete the photos of a review. An e-mail links to the page. It works
 * without JavaScript.
 */
export function PhotoModeration({ state, author = "", text = "", photos = [] }: PhotoModerationProps) {
  const { formatMessage } = useIntl();
  const hasPhotos = state === "held" || state === "shown";
  return (
    <>
      <PageTitle>{formatMessage({ id: "reviewForm.decision.title" })}</PageTitle>
      <Alert tone={state === "shown" ? "success" : "info"} announce="polite">
        {formatMessage({ id: `reviewForm.decision.${state}` })}
      </Alert>
      {hasPhotos && (
        <>
          <ReviewQuote>
            <p>{text}</p>
            <footer>{author || formatMessage({ id: "review.anonymous" })}</footer>
          </ReviewQuote>
          <PhotoList>
            {photos.map(({ url, width, height }, index) => (
              <li key={url}>
                <img
                  src={url}
                  alt={`${formatMessage({ id: "reviewForm.photos.label" })} ${index + 1}`}
                  width={width}
                  height={height}
                />
              </li>
            ))}
          </PhotoList>
          <Form method="post">
            {state === "held" && (
              <Button type="submit" name="choice" value="show" icon="check">
                {formatMessage({ id: "reviewForm.decision.show" })}
              </Button>
            )}
            <Button type="submit" name="choice" value="delete" variant="danger" icon="trash">
              {formatMessage({ id: "reviewForm.decision.delete" })}
            </Button>
          </Form>
        </>
      )}
    </>
  );
}

const ReviewQuote = chakra("blockquote", {
  base: {
    my: "5",
    maxWidth: "66ch",
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    "& footer": { color: "fg.muted" },
  },
});
const PhotoList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4",
    mb: "5",
    "& img": { display: "block", maxWidth: "full", width: "auto", height: "auto", maxHeight: "60vh" },
  },
});
const Form = chakra(PostForm, { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
