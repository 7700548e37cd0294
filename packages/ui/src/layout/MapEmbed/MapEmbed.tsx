import type { ShopLocation } from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { MapSketch } from "./MapSketch.tsx";

export interface MapEmbedProps {
  place: ShopLocation;
}

/**
 * Map of the shop's location: a static sketch that needs no third-party requests. If `place.mapUrl` is set, a button
 * loads an interactive map from a third-party server, whose name the button shows.
 */
export function MapEmbed({ place }: MapEmbedProps) {
  const { formatMessage } = useIntl();
  const [isLoaded, setLoaded] = useState(false);
  const { street, city, mapUrl } = place;

  return (
    <MapFrame>
      {isLoaded && mapUrl ? (
        <InteractiveMap
          src={mapUrl}
          title={formatMessage({ id: "layout.mapTitle" }, { place: `${street}, ${city}` })}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <>
          <MapSketch />
          <VisuallyHidden>{formatMessage({ id: "layout.mapStill" }, { street })}</VisuallyHidden>
          <StreetLabel aria-hidden>
            <span>{street}</span>
          </StreetLabel>
          {mapUrl && (
            <LoadPrompt>
              <Button variant="line" size="sm" icon="location" onClick={() => setLoaded(true)}>
                {formatMessage({ id: "layout.mapLoad" })}
              </Button>
              <span>{formatMessage({ id: "layout.mapNotice" }, { host: new URL(mapUrl).host })}</span>
            </LoadPrompt>
          )}
        </>
      )}
    </MapFrame>
  );
}

const MapFrame = chakra("div", {
  base: { position: "relative", height: "full", minHeight: "16.25rem", overflow: "hidden", bg: "bg.muted" },
});
const InteractiveMap = chakra("iframe", {
  base: { position: "absolute", inset: "0", width: "full", height: "full", border: "0" },
});
/** Label beside the pin, shortened to the available width. */
const StreetLabel = chakra("span", {
  base: {
    position: "absolute",
    insetInline: "0",
    top: "calc(50% - 84px)",
    display: "flex",
    textStyle: "label",
    _before: { content: '""', flex: "0 1 calc(50% + 28px)" },
    "& > span": { flex: "none", maxWidth: "full", px: "10px", py: "1", bg: "bg.panel" },
  },
});
const LoadPrompt = chakra("div", {
  base: {
    position: "absolute",
    insetInlineStart: "4",
    bottom: "4",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    maxWidth: "calc(100% - 32px)",
    textStyle: "xs",
    "& > span": { px: "2", py: "1", bg: "bg.panel" },
  },
});
