import type { Section, SectionKind } from '../model/index.js';
import { isNumberedItem, longestName, namesProcedure } from './procedure-marks.js';

const incidentTitle =
  /^\W*(?:post-?mortem|incident (?:report|review|summary|post-?mortem)|案例|(?:故障|事故)(?:复盘|报告|总结))(?![a-z])|(?:post-?mortem|incident report|复盘|(?:故障|事故)报告)\W*$/i;

const timeline = /timeline|时间[线轴]|事件经过|故障经过/i;

/** `Incident Runbook: broker outage`, with what to look at or to do. */
export function isNamedProcedure(sections: readonly Section[]): boolean {
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  if (!namesProcedure(title)) return false;
  const headed = sections.filter(({ level }) => level > 0);
  // `线上 CPU 飙高处理 SOP` is one list; exports of notes have all headings of the first level.
  if (headed.length === 1) return headed[0]!.blocks.filter(isNumberedItem).length >= 2;
  return headed.slice(1).some(({ kind }) => kind === 'diagnosis' || kind === 'resolution');
}

/** `Postmortem: broker outage`, `案例 12：…`: with a cause or a resolution, or any record with a timeline and a cause. */
export function isNamedIncident(sections: readonly Section[]): boolean {
  const title = sections.find((section) => section.level === 1)?.heading ?? '';
  const isTold = timeline.test(sections.find(({ kind }) => kind === 'history')?.heading ?? '');
  if (isTold && sections.some(({ kind }) => kind === 'cause')) return true;
  if (title.length > longestName || !incidentTitle.test(title)) return false;
  return sections.some(({ kind }) => kind === 'cause' || kind === 'resolution' || kind === 'workaround');
}

/** What was seen and what helped, once each: a page of questions and answers has several of both. */
export function isOneProblem(sections: readonly Section[]): boolean {
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const [seen, helped] = [of('symptoms'), of('resolution')];
  const isMain = (found: readonly Section[]) => found.length === 1 && found[0]!.level <= 2;
  return isMain(seen) && isMain(helped) && seen[0]!.range.start.offset < helped[0]!.range.start.offset;
}

const alertHeading =
  /^(?:meaning|understand(?:ing)? th(?:e|is) alert|alert (?:description|summary|details|meaning)|含义|告警(?:含义|说明|描述))$/i;
const alertName = /^[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*(?:\s*\[[^\]]*\])?$/;

/** Pages that alerts link to: meaning, impact, diagnosis, mitigation, or an alert's name above what to do. */
export function isAlertPage(sections: readonly Section[]): boolean {
  if (!sections.some((section) => section.kind === 'diagnosis' || section.kind === 'resolution')) return false;
  return sections.some(({ heading, level }) => {
    if (level === 0 || heading.length > longestName) return false;
    return (level === 1 ? alertName : alertHeading).test(heading);
  });
}
