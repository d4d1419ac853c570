// A bot for Feishu or Lark: https://open.feishu.cn/document/server-docs/server-side-sdk
//   import * as lark from '@larksuiteoapi/node-sdk';
//   const client = new lark.Client({ appId, appSecret });
//   const handlers = feishuHandlers(client, await Engine.open({ kb: ['runbooks'] }));
//   new lark.WSClient({ appId, appSecret }).start({ eventDispatcher: new lark.EventDispatcher({}).register(handlers) });
import { presenters, TriagraphError } from 'triagraph';

/**
 * The part of the SDK that is used.
 * @typedef {{ im: { message: { reply(request: { path: { message_id: string }, data: { msg_type: string, content: string } }): Promise<unknown> } } }} Client
 */

/**
 * @param {Client} client
 * @param {import('triagraph').Engine} engine
 */
export function feishuHandlers(client, engine) {
  return {
    /** @param {{ message: { message_id: string, message_type: string, content: string } }} event */
    'im.message.receive_v1': async ({ message }) => {
      if (message.message_type !== 'text') return;
      const { diagnosis, view } = engine.start(plainText(JSON.parse(message.content).text));
      const session = view.token === null ? {} : { session: view.token };
      await client.im.message.reply({
        path: { message_id: message.message_id },
        data: {
          msg_type: 'interactive',
          content: JSON.stringify(presenters.chat.diagnosis.feishu(diagnosis, session).message),
        },
      });
    },

    /** What is returned takes the place of the card. @param {unknown} event */
    'card.action.trigger': async (event) => {
      const asked = presenters.chat.action(event);
      try {
        if (asked?.session === null)
          return cardOf(
            presenters.chat.diagnosis.feishu(engine.query(asked.do.symptom), { from: asked.do.more }).message,
          );
        if (asked !== null)
          return cardOf(presenters.chat.session.feishu(engine.advance(asked.session, asked.do)).message);
      } catch (error) {
        if (!(error instanceof TriagraphError)) throw error;
        return { toast: { type: 'error', content: error.message } };
      }
      return { toast: { type: 'error', content: '按钮已失效，请重新提问' } };
    },
  };
}

/** @param {import('triagraph').FeishuCard} data */
const cardOf = (data) => ({ card: { type: 'raw', data } });

/** Mentions stand as `@_user_1` in the text. @param {string} text */
const plainText = (text) => text.replace(/@_(?:user_\d+|all)/g, ' ').trim();
