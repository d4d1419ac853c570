import type { FastifyRequest } from 'fastify';
import type { Diagnosis } from '../../index.js';
import type { NotedAnswer } from './answer-texts.js';
import type { Service } from './service.js';

export function notedOf({ status, confidence, query, kb, matches }: Diagnosis): NotedAnswer {
  return { status, confidence, query, kb, document: matches[0]?.id ?? null };
}

/** What is remembered of an answer: counts always, its symptom where that was asked for, gaps in the feedback log. */
export function noteAnswer(service: Service, request: FastifyRequest, answer: NotedAnswer): void {
  const { status, confidence, query, document, kb } = answer;
  service.metrics.answer(request.routeOptions.config.path ?? 'unknown', answer);
  request.note.answer = status;
  request.note.confidence = confidence;
  if (service.logSymptoms) request.note.symptom = query.text;
  if (service.feedback === null || confidence === 'high') return;
  const kind = status === 'no_match' ? 'unanswered' : 'unsure';
  service.feedback.add({ kind, text: query.text, confidence, document, kb: kb.hash });
}
