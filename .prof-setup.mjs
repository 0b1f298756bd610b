import { Session } from 'node:inspector';
import { writeFileSync, mkdirSync } from 'node:fs';
import { afterAll } from 'vitest';
const s = new Session(); s.connect(); s.post('Profiler.enable'); s.post('Profiler.setSamplingInterval',{interval:1000}); s.post('Profiler.start');
const c0=process.cpuUsage();
afterAll(() => { s.post('Profiler.stop', (e, r) => { mkdirSync(process.env.PROF,{recursive:true}); writeFileSync(`${process.env.PROF}/${process.pid}-${Date.now()}.cpuprofile`, JSON.stringify(r.profile)); }); const c=process.cpuUsage(c0); console.log('CPU s', ((c.user+c.system)/1e6).toFixed(1)); });
