import { describe, expect, it } from 'vitest';
import { renderCommand } from '../../../src/plan/parameters/rendering.js';
import { commandOf, given } from './commands.js';

const render = (text: string, values: Record<string, string>) => renderCommand(commandOf(text), given(values));

describe('rendering a command', () => {
  it('fills in plain values unchanged', () => {
    const { rendered, runnable } = render('kubectl describe pod <pod> -n <namespace>', {
      pod: 'web-0',
      namespace: 'default',
    });
    expect(rendered).toBe('kubectl describe pod web-0 -n default');
    expect(runnable).toBe(true);
  });

  it('gives a runnable command if there are no placeholders', () => {
    expect(render('kubectl get subnet -A', {})).toMatchObject({ rendered: 'kubectl get subnet -A', runnable: true });
  });

  it.each([
    'kubectl get pod web-0 -n <namespace',
    "kubectl get ip -o jsonpath='{.items[*]}",
    'kubectl get pod -n default>',
  ])('gives no runnable command if no shell can parse it: %s', (text) => {
    expect(render(text, {})).toMatchObject({ rendered: text, runnable: false });
  });

  it('leaves an open placeholder as written, and the command is not runnable', () => {
    const { rendered, runnable, bindings } = render('kubectl describe pod <pod> -n <namespace>', { pod: 'web-0' });
    expect(rendered).toBe('kubectl describe pod web-0 -n <namespace>');
    expect(runnable).toBe(false);
    expect(bindings).toEqual([
      { name: 'pod', type: 'name', value: 'web-0', from: 'param' },
      { name: 'namespace', type: 'namespace', value: null, from: null },
    ]);
  });

  it('fills every place with the same name', () => {
    expect(render('ping -c1 <ip>; ping -c1 <IP>', { ip: '10.16.0.2' }).rendered).toBe(
      'ping -c1 10.16.0.2; ping -c1 10.16.0.2',
    );
  });

  it('fills variables, quoted or not', () => {
    expect(
      render('kubectl get pod "$POD_NAME" -n $NAMESPACE', { 'pod-name': 'web-0', namespace: 'kube-system' }),
    ).toMatchObject({
      rendered: 'kubectl get pod "web-0" -n kube-system',
      runnable: true,
    });
  });

  it.each([
    ['mv /etc/cni/net.d/<file> /root/', '../../kubernetes'],
    ['mv /etc/cni/net.d/<file> /root/', '..'],
    ['mv /etc/cni/net.d/<file> /root/', '.'],
    ['mv /etc/cni/net.d/<file> /root/', 'a/./..'],
    ['kubectl exec <pod-name> -- date', 'kube/../x'],
  ])('keeps a value within its folder: %s, %s', (text, value) => {
    const name = /<(.*?)>/.exec(text)![1]!;
    expect(render(text, { [name]: value })).toMatchObject({ rendered: text, runnable: false });
  });

  it('takes a path that a person gives where no folder is written', () => {
    expect(render('cat <file>', { file: '../a.log' }).runnable).toBe(true);
    expect(render('mv /etc/cni/net.d/<file> /root/', { file: '10-old.conflist' }).runnable).toBe(true);
  });

  it('quotes characters that a shell would interpret', () => {
    expect(render('grep <keyword> file', { keyword: 'no ip available' }).rendered).toBe("grep 'no ip available' file");
    expect(render('grep <keyword> file', { keyword: "it's" }).rendered).toBe("grep 'it'\\''s' file");
    expect(render('grep "<keyword>" file', { keyword: 'cost $5' }).rendered).toBe('grep "cost \\$5" file');
    expect(render("grep '<keyword>' file", { keyword: "it's" }).rendered).toBe("grep 'it'\\''s' file");
    expect(render('curl -s <url>', { url: 'http://x/?a=1&b=2' }).rendered).toBe("curl -s 'http://x/?a=1&b=2'");
  });

  it.each(['<<EOF', '<<-EOF', "<< 'EOF'", '<<-"EOF"', '<<\\EOF'])(
    'refuses a value that would end the here-document: %s',
    (opening) => {
      const text = `cat ${opening} > note\n<keyword>\nEOF`;
      expect(render(text, { keyword: 'EOF' })).toMatchObject({ rendered: text, runnable: false });
      expect(render(text, { keyword: 'EOFS' }).rendered).toBe(text.replace('<keyword>', 'EOFS'));
    },
  );

  it('refuses a value outside the type, with the reason', () => {
    const { rendered, runnable, bindings, diagnostics } = render('kubectl delete pod <pod> -n <namespace>', {
      pod: 'web-0; rm -rf /',
      namespace: 'default',
    });
    expect(rendered).toBe('kubectl delete pod <pod> -n default');
    expect(runnable).toBe(false);
    expect(bindings[0]).toMatchObject({
      name: 'pod',
      value: null,
      refused: expect.stringContaining('expected letters'),
    });
    expect(diagnostics).toMatchObject([{ ruleId: 'plan/value-refused', severity: 'warning' }]);
  });

  it('refuses a value that no quoting makes safe for a second shell', () => {
    expect(render('ssh <node> "grep \'<keyword>\' /var/log/messages"', { node: 'n1', keyword: 'no ip' }).runnable).toBe(
      false,
    );
    expect(render('ssh <node> "ip route get <ip>"', { node: 'n1', ip: '10.0.0.1' })).toMatchObject({
      rendered: 'ssh n1 "ip route get 10.0.0.1"',
      runnable: true,
    });
  });

  it('refuses to fill in the program itself', () => {
    expect(render('<command> -n default', { command: 'reboot' }).runnable).toBe(false);
    expect(render('sudo <tool> -x', { tool: 'reboot' }).runnable).toBe(false);
  });

  it('refuses a value that would end a here-document', () => {
    expect(render('cat <<EOF\n<text>\nEOF', { text: 'EOF' }).runnable).toBe(false);
    expect(render('cat <<EOF\nname: <text>\nEOF', { text: 'web-0' }).rendered).toBe('cat <<EOF\nname: web-0\nEOF');
  });

  it('reports the source of a value', () => {
    const { bindings } = renderCommand(
      commandOf('kubectl get pod <pod>'),
      new Map([['pod', { value: 'web-0', from: 'symptom' as const }]]),
    );
    expect(bindings).toEqual([{ name: 'pod', type: 'name', value: 'web-0', from: 'symptom' }]);
  });
});
