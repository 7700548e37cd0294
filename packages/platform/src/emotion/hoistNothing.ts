/** Stands in for `hoist-non-react-statics` (see vite.config.ts): a component that is wrapped keeps no statics. */
export default function hoistNothing<Component>(target: Component): Component {
  return target;
}
