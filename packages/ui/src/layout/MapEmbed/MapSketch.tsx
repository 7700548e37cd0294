import { chakra } from "../../theme/chakra.tsx";

/** Decorative sketch of streets with a pin in the centre, drawn inline to avoid third-party requests. */
export function MapSketch() {
  return (
    <MapSvg viewBox="0 0 600 340" preserveAspectRatio="xMidYMid slice" aria-hidden focusable={false}>
      <MapGround d="M0 0h600v340H0z" />
      <WaterShape d="M-20 250C120 210 180 300 320 262s160-90 320-70v190H-20z" />
      <ParkShape d="M60 20h120l30 70-90 60-80-40z" />
      <StreetLines fill="none">
        <path d="M-20 190 240 120 640 60" strokeWidth="13" />
        <path d="M180-20 300 360" strokeWidth="13" />
        <path
          d="M400-20 470 360M-20 80 640-30M90-20 150 360M-20 140 190 80M240 120 430 150 640 130M520-20 560 360M290 230 480 210 640 260"
          strokeWidth="6"
        />
      </StreetLines>
      <g transform="translate(284 84)">
        <MapPin d="M16 48 0 24V0h32v24z" />
        <MapGround d="M23 15a7 7 0 1 1-14 0 7 7 0 0 1 14 0" />
      </g>
    </MapSvg>
  );
}

const MapSvg = chakra("svg", { base: { position: "absolute", inset: "0", width: "full", height: "full" } });
const MapGround = chakra("path", { base: { fill: "bg.muted" } });
const WaterShape = chakra("path", { base: { fill: "accent.emphasized", opacity: "0.55" } });
const ParkShape = chakra("path", { base: { fill: "success.muted", opacity: "0.6" } });
const StreetLines = chakra("g", { base: { stroke: "bg.panel" } });
const MapPin = chakra("path", { base: { fill: "repair.solid" } });
