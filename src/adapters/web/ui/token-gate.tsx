import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from './settings.js';

/** Shows a form while the server asks for a token, and the children otherwise. */
export function TokenGate({ children }: { children: ComponentChildren }) {
  const { kb } = useSettings();
  const [asked, setAsked] = useState(0);
  const [given, setGiven] = useState(0);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    kb.onTokenWanted = (refused) => {
      setRefused(refused);
      setAsked((times) => times + 1);
    };
  }, [kb]);
  const isWanted = asked > given;
  return (
    <>
      {isWanted && (
        <TokenForm
          refused={isRefused}
          onToken={(token) => {
            setGiven(asked);
            kb.authorize(token);
            // The form disappears, unless the server refuses the token.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        />
      )}
      <div hidden={isWanted}>{children}</div>
    </>
  );
}

function TokenForm({ refused, onToken }: { refused: boolean; onToken: (token: string) => void }) {
  const { m } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      class="token"
      onSubmit={(event) => {
        event.preventDefault();
        const token = input.current?.value.trim() ?? '';
        if (token !== '') onToken(token);
      }}
    >
      <h1>{m.tokenTitle}</h1>
      <p id="token-help">{m.tokenHelp}</p>
      <label for="token">{m.tokenLabel}</label>
      <input
        id="token"
        ref={input}
        type="password"
        autoComplete="off"
        required
        aria-describedby="token-help"
        aria-invalid={refused}
      />
      <button type="submit" class="primary">
        {m.tokenSend}
      </button>
      {refused && (
        <p role="alert" class="problem">
          {m.tokenRefused}
        </p>
      )}
    </form>
  );
}
