// A Slack bot with Bolt: https://docs.slack.dev/tools/bolt-js
//   import bolt from '@slack/bolt';
//   const app = new bolt.App({ token, signingSecret });
//   addTriagraph(app, await Engine.open({ kb: ['runbooks'] }));
//   await app.start(3000);
// Nothing is stored: what a walk is, is in its buttons.
import { presenters, TriagraphError } from 'triagraph';

/**
 * The part of Bolt that is used.
 * @typedef {(message: any) => Promise<unknown>} Say
 * @typedef {object} App
 * @property {(name: 'app_mention', listener: (sent: { event: { text: string, ts: string, thread_ts?: string }, say: Say }) => Promise<void>) => unknown} event
 * @property {(id: RegExp, listener: (sent: { ack: () => Promise<unknown>, body: any, say: Say }) => Promise<void>) => unknown} action
 */

/**
 * @param {App} app
 * @param {import('triagraph').Engine} engine
 */
export function addTriagraph(app, engine) {
  app.event('app_mention', async ({ event, say }) => {
    const thread_ts = event.thread_ts ?? event.ts;
    const { diagnosis, view } = engine.start(plainText(event.text));
    const session = view.token === null ? {} : { session: view.token };
    const { message } = presenters.chat.diagnosis.slack(diagnosis, session);
    await say({ ...message, thread_ts });
  });

  app.action(/^triagraph:/, async ({ ack, body, say }) => {
    await ack();
    const thread_ts = body.message?.thread_ts ?? body.message?.ts;
    await say({ ...answerTo(engine, body), thread_ts });
  });
}

/** @param {import('triagraph').Engine} engine @param {unknown} body */
function answerTo(engine, body) {
  const asked = presenters.chat.action(body);
  try {
    if (asked?.session === null)
      return presenters.chat.diagnosis.slack(engine.query(asked.do.symptom), { from: asked.do.more }).message;
    if (asked !== null) return presenters.chat.session.slack(engine.advance(asked.session, asked.do)).message;
  } catch (error) {
    if (!(error instanceof TriagraphError)) throw error;
    return { text: error.message, mrkdwn: false };
  }
  return { text: 'This button is too old; ask again.' };
}

/** What the user wrote: mentions go, and Slack's escapes are undone. @param {string} text */
const plainText = (text) =>
  text
    .replace(/<@[A-Z0-9]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
