/** Replaces `hoist-non-react-statics` (see vite.config.ts): static properties of wrapped components are not copied. */
export default function skipHoisting<Component>(target: Component): Component {
  return target;
}
