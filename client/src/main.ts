// The shell comes here.
document.querySelector('#app')?.append('夜会');
