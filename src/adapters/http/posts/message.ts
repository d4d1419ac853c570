import { createHmac } from 'node:crypto';
import { type Diagnosis, presenters } from '../../../index.js';
import type { AlertQuestion } from '../alert-questions.js';
import type { Hook } from './hook.js';

/** What is posted: the answer to a group of alerts, under one line that says which. Its buttons would reach nobody. */
export function messageOf(question: AlertQuestion, diagnosis: Diagnosis, hook: Hook): object {
  const options = { about: aboutOf(question), buttons: false };
  const { diagnosis: present } = presenters.chat;
  if (hook.platform === 'slack') return present.slack(diagnosis, options).message;
  return { msg_type: 'interactive', card: present.feishu(diagnosis, options).message };
}

/** `PodNotReady × 3 · namespace=shop · node=n1` */
function aboutOf({ alertname, alerts, params }: AlertQuestion): string {
  const name = alerts === 1 ? alertname : `${alertname} × ${alerts}`;
  return [name, ...Object.entries(params).map(([label, value]) => `${label}=${value}`)].join(' · ');
}

/**
 * A message as it is sent: signed where that is wanted, with the time at which it is sent.
 * https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot
 */
export function bodyOf(message: object, { platform, secret }: Hook, seconds: number): string {
  if (platform !== 'feishu' || secret === null) return JSON.stringify(message);
  const timestamp = String(seconds);
  const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
  return JSON.stringify({ timestamp, sign, ...message });
}
