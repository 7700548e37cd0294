/** Replaces `hoist-non-react-statics` (see vite.config.ts): a wrapped component loses its statics. */
export default function skipHoisting<Component>(target: Component): Component {
  return target;
}
