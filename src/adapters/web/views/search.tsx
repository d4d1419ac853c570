import { useSettings } from '../ui/settings.js';
import { useCall } from '../ui/use-call.js';

export function Search({ symptom }: { symptom: string }) {
  const { m } = useSettings();
  const info = useCall('info');
  return (
    <section>
      <h1>{m.ask}</h1>
      <p>{symptom}</p>
      <p role="status">{info.state === 'done' ? m.documentCount(info.value.documents) : info.state}</p>
    </section>
  );
}
