import { Component, type ComponentChildren } from 'preact';
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

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { m } = useSettings();
  return (
    <p class="problem" role="alert">
      {m.broken}
    </p>
  );
}
