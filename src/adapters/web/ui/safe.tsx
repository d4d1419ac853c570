import { Component, type ComponentChildren } from 'preact';
import { Missing } from './missing.js';
import { useSettings } from './settings.js';

interface Props {
  readonly children: ComponentChildren;
}

/** Error boundary: unexpected data, such as a damaged file, breaks only the view inside. */
export class Safe extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  override componentDidCatch(): void {
    this.setState({ isBroken: true });
  }

  /** Something else is shown now: it is tried again. */
  override componentDidUpdate(before: Props): void {
    if (this.state.isBroken && before.children !== this.props.children) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { m } = useSettings();
  return <Missing why={m.broken} />;
}
