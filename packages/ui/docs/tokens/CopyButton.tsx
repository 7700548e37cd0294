import { useState } from "react";

/** Button that copies a text, and says so. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      style={{
        padding: "2px 8px",
        border: "1px solid var(--rw-colors-border-control)",
        borderRadius: 4,
        color: "var(--rw-colors-fg)",
        cursor: "pointer",
      }}
    >
      <output>{isCopied ? "Copied" : "Copy"}</output>
    </button>
  );
}
