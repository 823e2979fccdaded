/** Taunt: while awake it is attacked before what else its controller has. Read in 2.6; an ability goes before the rules' default (2.11.7.15.2). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const taunt = defineKeyword({
  name: 'taunt',
  rules: cite('ga:2.4.0.10.1'),
  description: 'While awake, attacks of opponents target it before what else its controller has, if able.',
  redundant: true,
  traits: { attackedFirst: cite('ga:2.11.7.15.2') },
});
